<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Handles posts that were not shared because scheduled events did not run in time. A notice on the dashboard and above
 * the list of posts asks the author whether to share them.
 */
final class Late_Post {
	const ACTION = 'dovetail_blocks_keep_unshared';

	/** State of the `Shares::BEGIN` row while the post's author has not yet decided. */
	const STATE = 'late';

	/** Marks a post as waiting for a decision. */
	public static function note( int $post ): void {
		self::change( $post, 'done', self::STATE );
	}

	/** Records that the author has decided whether to share a waiting post. */
	public static function settle( int $post ): void {
		self::change( $post, self::STATE, 'done' );
	}

	/** Shows a notice about the newest waiting post that the user can edit. */
	public static function show_notice(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->base, array( 'dashboard', 'edit' ), true ) || ! current_user_can( 'edit_posts' ) ) {
			return;
		}
		try {
			$post = self::latest();
		} catch ( Database_Error $error ) {
			return;
		}
		if ( $post ) {
			printf(
				'<div class="notice notice-warning"><p>%s</p><p><a class="button" href="%s">%s</a> <a class="button-link" href="%s">%s</a></p></div>',
				esc_html( self::sentence( $post ) ),
				esc_url( (string) get_edit_post_link( $post, 'raw' ) ),
				esc_html__( 'Open the post to share it', 'dovetail-blocks' ),
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&post=$post" ), self::ACTION . $post ) ),
				esc_html__( 'Don’t share', 'dovetail-blocks' )
			);
		}
	}

	/** @return array[] The notice as rows for the Overview page, see `Overview::rows()`. */
	public static function rows(): array {
		$post = self::latest();
		return ! $post ? array() : array(
			array(
				'section' => 'attention',
				'title'   => __( 'A post was not shared', 'dovetail-blocks' ),
				'text'    => self::sentence( $post ),
				'label'   => __( 'Open the post to share it', 'dovetail-blocks' ),
				'url'     => (string) get_edit_post_link( $post, 'raw' ),
			),
		);
	}

	/** Returns the newest waiting post that the user can edit; 0 if there is none. */
	private static function latest(): int {
		foreach ( Database::column( 'SELECT record FROM {deliveries} WHERE state = %s AND type = %s ORDER BY due DESC LIMIT 20', array( self::STATE, Shares::TYPE ) ) as $post ) {
			if ( current_user_can( 'edit_post', (int) $post ) ) {
				return (int) $post;
			}
		}
		return 0;
	}

	/** Returns the text of the notice, without HTML. */
	private static function sentence( int $post ): string {
		/* translators: %s: title of a post. */
		return sprintf( __( '“%s” was not shared to your networks, because scheduled events did not run on this site for more than two days. Decide whether to share it now.', 'dovetail-blocks' ), Plain_Text::of_html( get_the_title( $post ) ) );
	}

	/** Handles the notice's “Don’t share” link. */
	public static function keep_unshared(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- the nonce is checked in the next line.
		$post = isset( $_GET['post'] ) ? absint( $_GET['post'] ) : 0;
		check_admin_referer( self::ACTION . $post );
		if ( ! current_user_can( 'edit_post', $post ) ) {
			wp_die( esc_html__( 'You are not allowed to edit this post.', 'dovetail-blocks' ), 403 );
		}
		try {
			self::settle( $post );
		} catch ( Database_Error $error ) {
			Database::refuse_screen();
		}
		wp_safe_redirect( admin_url( 'edit.php' ) );
		exit;
	}

	private static function change( int $post, string $from, string $to ): void {
		$row = array(
			'type'   => Shares::TYPE,
			'record' => $post,
			'kind'   => Shares::BEGIN,
			'state'  => $from,
		);
		Database::update( 'deliveries', array( 'state' => $to, 'due' => time() ), $row );
	}
}

<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Hands out as CSV whom the list shows, to who may manage options. */
final class Export {
	/** Name of the action and of its nonce. */
	const ACTION = 'dovetail_blocks_subscribers_csv';

	/**
	 * Prints the button above the list.
	 *
	 * @param string $where `top` or `bottom`.
	 */
	public static function offer( $where ): void {
		$screen = get_current_screen();
		if ( 'top' !== $where || ! $screen || Subscribers::TYPE !== $screen->post_type || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		list( $state, $search ) = self::wanted();

		$total = '' === $state . $search ? self::total() : count( Subscriber_Query::listed( $state, $search ) );
		$file  = add_query_arg( array_filter( array( 'post_status' => $state, 's' => rawurlencode( $search ) ) ), admin_url( 'admin-post.php?action=' . self::ACTION ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two short values.
		printf(
			'<div class="alignleft actions"><a class="button" href="%s">%s</a> <a class="button" href="%s">%s</a></div>',
			esc_url( wp_nonce_url( $file, self::ACTION ) ),
			/* translators: %s: number of subscribers. */
			esc_html( sprintf( _n( 'Download %s subscriber as CSV', 'Download %s subscribers as CSV', $total, 'dovetail-blocks' ), number_format_i18n( $total ) ) ),
			esc_url( Import_Screen::address() ),
			esc_html__( 'Import subscribers', 'dovetail-blocks' )
		);
	}

	/** Sends the file. */
	public static function hand_out(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to do this. Ask an administrator of this site.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		\Dovetail\Plugin\Csv::send( 'subscribers', self::rows( ...self::wanted() ) );
	}

	/**
	 * State and search of the list.
	 *
	 * @return array{0: string, 1: string} Empty for all.
	 */
	private static function wanted(): array {
		// phpcs:disable WordPress.Security.NonceVerification -- chooses what is shown.
		$state  = isset( $_GET['post_status'] ) ? sanitize_key( wp_unslash( $_GET['post_status'] ) ) : '';
		$search = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
		// phpcs:enable
		return array( in_array( $state, array( Subscribers::PENDING, Subscribers::ACTIVE ), true ) ? $state : '', $search );
	}

	/** How many subscribers there are in every state. */
	private static function total(): int {
		$counts = (array) wp_count_posts( Subscribers::TYPE );
		return (int) ( $counts[ Subscribers::PENDING ] ?? 0 ) + (int) ( $counts[ Subscribers::ACTIVE ] ?? 0 );
	}

	/**
	 * The heading and the subscribers, by number.
	 *
	 * @param string $state  Empty for every one.
	 * @param string $search Empty for none.
	 * @return iterable<string[]>
	 */
	public static function rows( string $state = '', string $search = '' ): iterable {
		yield array(
			__( 'Email address', 'dovetail-blocks' ),
			__( 'State', 'dovetail-blocks' ),
			__( 'Agreed', 'dovetail-blocks' ),
			__( 'Confirmed', 'dovetail-blocks' ),
			__( 'What was agreed to', 'dovetail-blocks' ),
			__( 'Where', 'dovetail-blocks' ),
		);
		$states = array();
		foreach ( array( Subscribers::PENDING, Subscribers::ACTIVE ) as $name ) {
			$states[ $name ] = (string) get_post_status_object( $name )->label;
		}
		$pages = array( 0 => '' );
		$ids   = '' === $state . $search ? null : Subscriber_Query::listed( $state, $search );
		$read  = static function ( int $after, int $most ) use ( $ids ) {
			return Subscriber_Query::page( $after, $most, $ids );
		};
		foreach ( \Dovetail\Plugin\Csv::by_id( $read ) as $row ) {
			$page  = (int) $row->post_parent;
			$pages = $pages + ( isset( $pages[ $page ] ) ? array() : array( $page => (string) get_permalink( $page ) ) );
			yield array(
				Subscribers::email( $row ),
				$states[ $row->post_status ],
				$row->post_date_gmt . ' UTC',
				'' === $row->post_content_filtered ? '' : $row->post_content_filtered . ' UTC',
				html_entity_decode( wp_strip_all_tags( $row->post_content ), ENT_QUOTES, 'UTF-8' ),
				$pages[ $page ],
			);
		}
	}
}

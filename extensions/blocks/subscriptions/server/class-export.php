<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Downloads the listed subscribers as CSV, for users who may manage options. */
final class Export {
	/** Action name, also used for its nonce. */
	const ACTION = 'dovetail_blocks_subscribers_csv';

	/** Subscribers that are read in one go. */
	const PAGE = 200;

	/** Prints the button above a list of so many. */
	public static function button( int $total ): void {
		if ( 0 === $total ) {
			return;
		}
		printf(
			'<div class="alignleft actions"><a class="button" href="%s">%s</a></div>',
			esc_url( add_query_arg( array_map( 'rawurlencode', self::shown() ), wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ) ),
			/* translators: %s: number of subscribers. */
			esc_html( sprintf( _n( 'Download %s subscriber as CSV', 'Download %s subscribers as CSV', $total, 'dovetail-blocks' ), number_format_i18n( $total ) ) )
		);
	}

	/** Sends the file. */
	public static function hand_out(): void {
		Subscribers_Screen::check( self::ACTION );
		\Dovetail\Plugin\Csv::send( 'subscribers', self::rows( self::shown() ) );
	}

	/** Returns the current view of the list. */
	private static function shown(): array {
		$request = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is shown.
		return array_filter( array_intersect_key( $request, array_flip( array( 's', 'post_status' ) ) ), 'is_string' );
	}

	/**
	 * The heading and every subscriber that the list shows, by number.
	 *
	 * @return iterable<string[]>
	 */
	public static function rows( array $shown = array() ): iterable {
		yield array(
			__( 'Email address', 'dovetail-blocks' ),
			__( 'Status', 'dovetail-blocks' ),
			__( 'Agreed on', 'dovetail-blocks' ),
			__( 'Confirmed on', 'dovetail-blocks' ),
			__( 'Consent text', 'dovetail-blocks' ),
			__( 'Source', 'dovetail-blocks' ),
		);
		$states = array();
		foreach ( array( Subscribers::PENDING, Subscribers::ACTIVE ) as $name ) {
			$states[ $name ] = (string) get_post_status_object( $name )->label;
		}
		$pages = array( 0 => '' );
		foreach ( \Dovetail\Plugin\Csv::read_in_pages( static fn( int $last, int $most ) => Subscriber_Query::page( $last, $most, $shown ), self::PAGE ) as $row ) {
			$page  = (int) $row->post_parent;

			$pages[ $page ] ??= (string) get_permalink( $page );
			yield array(
				Subscribers::email( $row ),
				$states[ $row->post_status ],
				$row->post_date_gmt . ' UTC',
				'' === $row->post_content_filtered ? '' : $row->post_content_filtered . ' UTC',
				Plain_Text::of_html( $row->post_content ),
				$pages[ $page ],
			);
		}
	}
}

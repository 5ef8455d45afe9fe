<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Csv;

defined( 'ABSPATH' ) || exit;

/** Downloads the listed subscribers as CSV, for users who may manage options. */
final class Export {
	const ACTION = 'dovetail_blocks_subscribers_csv';

	/** Number of subscribers read at a time. Kept small because consent texts can be long. */
	const BATCH_SIZE = 200;

	/**
	 * Prints the download button, which contains the number of subscribers in the list.
	 *
	 * @param string $number Formatted number of subscribers.
	 */
	public static function button( int $total, string $number ): void {
		if ( 0 === $total ) {
			return;
		}
		printf(
			'<div class="alignleft actions dovetail-subscribers__tool"><a class="button" href="%s">%s</a></div>',
			esc_url( add_query_arg( array_map( 'rawurlencode', Subscribers_Screen::shown() ), wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ) ),
			/* translators: %s: number of addresses, confirmed or not. */
			esc_html( sprintf( _n( 'Download %s address as CSV', 'Download %s addresses as CSV', $total, 'dovetail-blocks' ), $number ) )
		);
	}

	/** Sends the CSV file of the current list. */
	public static function hand_out(): void {
		Subscribers_Screen::check( self::ACTION );
		Csv::send( 'subscribers', self::rows( Subscribers_Screen::shown() ) );
	}

	/**
	 * Yields the heading and every listed subscriber, ordered by ID.
	 *
	 * @param array<string, string> $shown Filters; see `Subscriber_Query::where()`.
	 * @return iterable<string[]>
	 */
	public static function rows( array $shown = array() ): iterable {
		$fields = Subscriber_Fields::in( Subscriber_Fields::CSV );
		yield array_values( $fields->headings() );
		foreach ( Subscriber_Query::all( $shown, self::BATCH_SIZE ) as $subscriber ) {
			yield array_values( $fields->texts( $subscriber ) );
		}
	}
}

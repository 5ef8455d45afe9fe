<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A notice on the dashboard and above the entries when emails keep failing. Otherwise nobody would notice, because the
 * emails just do not arrive.
 */
final class Mail_Notice {
	/**
	 * Age in days of the entries that are checked, and how many of them must have an unsent email for the notice to
	 * appear.
	 */
	const DAYS = 7;
	const FROM = 2;

	/** Prints the notice. */
	public static function show(): void {
		$screen = get_current_screen();
		if ( ! $screen || ! in_array( $screen->id, array( 'dashboard', Entries_Screen::HOOK ), true ) || ! current_user_can( Capabilities::ALL ) ) {
			return;
		}
		try {
			$count = self::count();
		} catch ( Database_Error $error ) {
			// The notice is left out on a database error, so that the dashboard still loads.
			return;
		}
		if ( $count < self::FROM ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p>%s%s</p></div>',
			esc_html( self::text( $count ) ),
			'dashboard' === $screen->id ? sprintf( ' <a href="%s">%s</a>', esc_url( Entries_Screen::address() ), esc_html__( 'Form entries', 'dovetail-blocks' ) ) : ''
		);
	}

	/** Returns what happened to so many emails, and what to do. */
	public static function text( int $count ): string {
		/* translators: %s: a number of entries. */
		$sentence = sprintf( _n( 'The email about %s form entry from the last seven days could not be sent. The entry itself is safe.', 'The emails about %s form entries from the last seven days could not be sent. The entries themselves are safe.', $count, 'dovetail-blocks' ), number_format_i18n( $count ) );
		return $sentence . ' ' . ( current_user_can( 'manage_options' )
			? __( 'Check that this site can send email. Many servers need an SMTP plugin.', 'dovetail-blocks' )
			: __( 'Ask an administrator to check whether this site can send email.', 'dovetail-blocks' ) );
	}

	/** Returns how many emails about entries that the user may read have failed and were not sent later. */
	public static function count(): int {
		$sources = Database::column( "SELECT entry.source FROM {deliveries} promise JOIN {entries} entry ON entry.id = promise.record WHERE promise.type = %s AND promise.kind = %s AND promise.state IN ( 'waiting', 'failed' ) AND promise.tries > 0 AND entry.state = %s AND entry.sent > %d LIMIT 1000", array( Outbox::TYPE, Outbox::MAIL, Entries::INBOX, time() - self::DAYS * DAY_IN_SECONDS ) );
		return $sources ? count( array_intersect( array_map( 'intval', $sources ), Capabilities::sources() ) ) : 0;
	}
}

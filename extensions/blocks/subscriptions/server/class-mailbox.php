<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how often a mailbox gets confirmation emails, in whatever spelling its address is entered, and remembers
 * opt-outs and unsubscribed mailboxes: as a hash of the address, and nothing else.
 */
final class Mailbox {
	/** Prefixes of options; the hash follows. People who unsubscribed can return only through the form. */
	const OPTION = 'dovetail_blocks_refused_';
	const LEFT   = 'dovetail_blocks_left_';

	/** How often a mailbox is written to before its owner has confirmed: once an hour, and so often in so many seconds. */
	const PAUSE   = HOUR_IN_SECONDS;
	const MOST    = 3;
	const SECONDS = 7 * DAY_IN_SECONDS;

	/**
	 * Returns the hash of the mailbox of an address: without the part after a plus, and for Google without dots and
	 * with one domain. Without the site's secret nobody can test addresses against the hash.
	 */
	public static function of( string $email ): string {
		list( $name, $domain ) = array_pad( explode( '@', strtolower( trim( $email ) ), 2 ), 2, '' );

		$plus = strpos( $name, '+' );
		$name = $plus ? substr( $name, 0, $plus ) : $name;
		if ( in_array( $domain, array( 'gmail.com', 'googlemail.com' ), true ) ) {
			$name   = str_replace( '.', '', $name );
			$domain = 'gmail.com';
		}
		return substr( Secret::sign( 'mailbox', $name . '@' . $domain ), 0, 40 );
	}

	/** Whether a mailbox may be written to now; it counts as written to then; null when the database refuses. */
	public static function may_ask( string $mailbox ): ?bool {
		$hour = Lock::claim( self::hour( $mailbox ), self::PAUSE );
		if ( ! $hour ) {
			return $hour;
		}
		// As many claims as there may be mails: each ends by itself, seven days after its own mail.
		for ( $number = 1; $number <= self::MOST; $number++ ) {
			$claimed = Lock::claim( self::slot( $mailbox, $number ), self::SECONDS );
			if ( false !== $claimed ) {
				return $claimed;
			}
		}
		return false;
	}

	/** Reverts the count of `may_ask()` when no email could be sent. */
	public static function was_not_asked( string $mailbox ): void {
		Lock::release( self::hour( $mailbox ) );
		for ( $number = self::MOST; $number > 0; $number-- ) {
			// Only the slot of this request is released.
			Lock::release( self::slot( $mailbox, $number ) );
		}
	}

	/** Whether the owner of a mailbox does not want to be asked. */
	public static function refuses( string $mailbox ): bool {
		return self::has( self::OPTION . $mailbox );
	}

	/** Whether the owner of a mailbox has unsubscribed and not come back. */
	public static function has_left( string $mailbox ): bool {
		return self::has( self::LEFT . $mailbox );
	}

	/** Remembers that the owner of a mailbox has unsubscribed; false when the database refuses. */
	public static function leave( string $mailbox ): bool {
		return null !== Lock::insert_row( self::LEFT . $mailbox, gmdate( 'Y-m-d' ) );
	}

	/**
	 * Returns which of some mailboxes belong to people who have unsubscribed or do not want to be asked, in one query.
	 *
	 * @param string[] $mailboxes Some hundreds at most.
	 * @return array<string, true>|null By mailbox; null when the database refuses.
	 */
	public static function closed( array $mailboxes ): ?array {
		global $wpdb;
		$names = array();
		foreach ( $mailboxes as $mailbox ) {
			array_push( $names, self::OPTION . $mailbox, self::LEFT . $mailbox );
		}
		if ( ! $names ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		// phpcs:ignore WordPress.DB -- see has(); the places are as many as the names.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name IN ( {$places} )", $names ) );
		return '' !== $wpdb->last_error ? null : array_fill_keys( array_map( static fn( string $name ): string => substr( $name, (int) strrpos( $name, '_' ) + 1 ), $found ), true );
	}

	/** Deletes the record that the mailbox unsubscribed, after it returned or asked for erasure. */
	public static function come_back( string $mailbox ): bool {
		return self::has_left( $mailbox ) && delete_option( self::LEFT . $mailbox );
	}

	/** Whether there is an option. */
	private static function has( string $name ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_option() remembers every name that there is not, and visitors choose the names.
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM {$wpdb->options} WHERE option_name = %s", $name ) );
	}

	/** Has nobody ask any more; false when the database refuses. */
	public static function refuse( string $mailbox ): bool {
		return self::refuses( $mailbox ) || add_option( self::OPTION . $mailbox, gmdate( 'Y-m-d' ), '', false );
	}

	/** Lets the mailbox be asked again; false when the database refuses. */
	public static function allow( string $mailbox ): bool {
		delete_option( self::OPTION . $mailbox );
		return ! self::refuses( $mailbox );
	}

	/** Name of the claim for an hour. */
	private static function hour( string $mailbox ): string {
		return 'subscriber-hour_' . $mailbox;
	}

	/**
	 * Name of one of the claims for seven days.
	 *
	 * @param int $number From 1.
	 */
	private static function slot( string $mailbox, int $number ): string {
		return 'subscriber-week_' . $mailbox . '_' . $number;
	}
}

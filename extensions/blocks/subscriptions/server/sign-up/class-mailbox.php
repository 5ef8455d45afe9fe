<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how many confirmation emails a mailbox gets, counting all spellings of its address together. Records opt-outs
 * and unsubscribed mailboxes, only as hashes of the address.
 */
final class Mailbox {
	/** Prefix of the options that record who opted out of confirmation emails, followed by a hash of the address. */
	const OPTION = 'dovetail_blocks_refused_';

	/**
	 * Prefix of the options that record who unsubscribed, followed by a hash of the address. These people can subscribe
	 * again only with the form.
	 */
	const UNSUBSCRIBED_OPTION_PREFIX = 'dovetail_blocks_left_';

	/** Limits for emails to an unconfirmed mailbox: one per hour, and `MAX_EMAILS` in `PERIOD_SECONDS`. */
	const MIN_INTERVAL_SECONDS = HOUR_IN_SECONDS;
	const MAX_EMAILS           = 3;
	const PERIOD_SECONDS       = 7 * DAY_IN_SECONDS;

	/**
	 * Returns the hash of a mailbox. Ignores the part of the address after a plus and, for Gmail, dots and whether the
	 * domain is gmail.com or googlemail.com. The hash includes the site's secret, so that nobody can find the address
	 * by brute force.
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

	/** Whether a mailbox is below its limits. Only checks, without counting an email. */
	public static function is_below_email_limit( string $mailbox ): bool {
		$names = array( self::hour( $mailbox ) );
		for ( $number = 1; $number <= self::MAX_EMAILS; $number++ ) {
			$names[] = self::slot( $mailbox, $number );
		}
		$taken = Database::column( 'SELECT name FROM {locks} WHERE name IN ( ' . Database::places( $names, '%s' ) . ' ) AND ends >= UNIX_TIMESTAMP()', $names );
		return ! in_array( $names[0], $taken, true ) && count( $taken ) < self::MAX_EMAILS;
	}

	/** Whether a mailbox may be emailed now. If so, counts the email. */
	public static function may_ask( string $mailbox ): bool {
		return Database::transaction(
			static function () use ( $mailbox ): bool {
				if ( ! Lock::claim( self::hour( $mailbox ), self::MIN_INTERVAL_SECONDS ) ) {
					return false;
				}
				// Each allowed email claims one slot, which expires seven days later.
				for ( $number = 1; $number <= self::MAX_EMAILS; $number++ ) {
					if ( Lock::claim( self::slot( $mailbox, $number ), self::PERIOD_SECONDS ) ) {
						return true;
					}
				}
				return false;
			}
		);
	}

	/** Undoes the count of `may_ask()` if the email could not be sent. */
	public static function undo_request_count( string $mailbox ): void {
		Lock::release( self::hour( $mailbox ) );
		for ( $number = self::MAX_EMAILS; $number > 0; $number-- ) {
			// Release only the slot that this request claimed.
			Lock::release( self::slot( $mailbox, $number ) );
		}
	}

	/**
	 * Ends the hour in which a mailbox gets no second email, after its owner used a link from an email. The link is
	 * worth nothing from then on, so the person may need another email at once. The limit for seven days still applies.
	 */
	public static function end_hour( string $mailbox ): void {
		Database::delete( 'locks', array( 'name' => self::hour( $mailbox ) ) );
	}

	/** Whether the owner of a mailbox has opted out of confirmation emails. */
	public static function refuses( string $mailbox ): bool {
		return self::has( self::OPTION . $mailbox );
	}

	/** Whether the owner of a mailbox has unsubscribed and has not subscribed again. */
	public static function has_unsubscribed( string $mailbox ): bool {
		return self::has( self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox );
	}

	/** Stores that the owner of a mailbox has unsubscribed. */
	public static function leave( string $mailbox ): void {
		self::add( self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox );
	}

	/**
	 * Returns the given mailboxes whose owners unsubscribed or opted out. Uses one query.
	 *
	 * @param string[] $mailboxes Hashes of mailboxes, a few hundred at most.
	 * @return array<string, true> Mailboxes as keys.
	 */
	public static function filter_opted_out( array $mailboxes ): array {
		$names = array();
		foreach ( $mailboxes as $mailbox ) {
			array_push( $names, self::OPTION . $mailbox, self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox );
		}
		$found = $names ? Database::column( 'SELECT option_name FROM {options} WHERE option_name IN ( ' . Database::places( $names, '%s' ) . ' )', $names ) : array();
		return array_fill_keys( array_map( static fn( string $name ): string => substr( $name, (int) strrpos( $name, '_' ) + 1 ), $found ), true );
	}

	/**
	 * Deletes the record that a mailbox unsubscribed, after its owner subscribed again or asked for erasure. Returns
	 * whether a record existed.
	 */
	public static function clear_unsubscribed( string $mailbox ): bool {
		return Database::delete( 'options', array( 'option_name' => self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox ) ) > 0;
	}

	/** Stores that the owner of a mailbox has opted out. */
	public static function refuse( string $mailbox ): void {
		self::add( self::OPTION . $mailbox );
	}

	/** Deletes the opt-out of a mailbox. Returns whether an opt-out existed. */
	public static function allow( string $mailbox ): bool {
		return Database::delete( 'options', array( 'option_name' => self::OPTION . $mailbox ) ) > 0;
	}

	/**
	 * Stores an option unless it exists. Bypasses WordPress's cache: visitors influence the option names, so the cache
	 * could grow without limit.
	 */
	private static function add( string $name ): void {
		Database::insert_rows(
			'options',
			array(
				array(
					'option_name'  => $name,
					'option_value' => gmdate( 'Y-m-d' ),
					'autoload'     => 'off',
				),
			)
		);
	}

	private static function has( string $name ): bool {
		return null !== Database::value( 'SELECT option_id FROM {options} WHERE option_name = %s', array( $name ) );
	}

	/** Returns the name of the lock for the hourly limit. */
	private static function hour( string $mailbox ): string {
		return 'subscriber-hour_' . $mailbox;
	}

	/**
	 * Returns the name of a lock for the seven-day limit.
	 *
	 * @param int $number Number of the lock, from 1.
	 */
	private static function slot( string $mailbox, int $number ): string {
		return 'subscriber-week_' . $mailbox . '_' . $number;
	}
}

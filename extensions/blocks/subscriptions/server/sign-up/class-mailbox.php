<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how often a mailbox gets confirmation emails, however its address is spelled. Remembers opt-outs and
 * unsubscribed mailboxes, only as a hash of the address.
 */
final class Mailbox {
	/** Prefix of the options that hold who opted out of confirmation emails, followed by the hash of the address. */
	const OPTION = 'dovetail_blocks_refused_';

	/** Prefix of the options that hold who unsubscribed and can return only through the form, followed by the hash. */
	const UNSUBSCRIBED_OPTION_PREFIX = 'dovetail_blocks_left_';

	/** How often a mailbox is written to before its owner has confirmed: once an hour, and so often in so many seconds. */
	const PAUSE      = HOUR_IN_SECONDS;
	const MAX_EMAILS = 3;
	const SECONDS    = 7 * DAY_IN_SECONDS;

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

	/** Whether a mailbox may be written to now. It is not counted. */
	public static function has_room( string $mailbox ): bool {
		$names = array( self::hour( $mailbox ) );
		for ( $number = 1; $number <= self::MAX_EMAILS; $number++ ) {
			$names[] = self::slot( $mailbox, $number );
		}
		$taken = Database::column( 'SELECT name FROM {locks} WHERE name IN ( ' . Database::places( $names, '%s' ) . ' ) AND ends >= UNIX_TIMESTAMP()', $names );
		return ! in_array( $names[0], $taken, true ) && count( $taken ) < self::MAX_EMAILS;
	}

	/** Whether a mailbox may be written to now; it counts as written to then. */
	public static function may_ask( string $mailbox ): bool {
		return Database::transaction(
			static function () use ( $mailbox ): bool {
				if ( ! Lock::claim( self::hour( $mailbox ), self::PAUSE ) ) {
					return false;
				}
				// As many claims as there may be mails: each ends by itself, seven days after its own mail.
				for ( $number = 1; $number <= self::MAX_EMAILS; $number++ ) {
					if ( Lock::claim( self::slot( $mailbox, $number ), self::SECONDS ) ) {
						return true;
					}
				}
				return false;
			}
		);
	}

	/** Reverts the count of `may_ask()` when no email could be sent. */
	public static function was_not_asked( string $mailbox ): void {
		Lock::release( self::hour( $mailbox ) );
		for ( $number = self::MAX_EMAILS; $number > 0; $number-- ) {
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
		return self::has( self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox );
	}

	/** Remembers that the owner of a mailbox has unsubscribed. */
	public static function leave( string $mailbox ): void {
		self::add( self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox );
	}

	/**
	 * Returns which of some mailboxes belong to people who have unsubscribed or do not want to be asked, in one query.
	 *
	 * @param string[] $mailboxes Some hundreds at most.
	 * @return array<string, true> By mailbox.
	 */
	public static function closed( array $mailboxes ): array {
		$names = array();
		foreach ( $mailboxes as $mailbox ) {
			array_push( $names, self::OPTION . $mailbox, self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox );
		}
		$found = $names ? Database::column( 'SELECT option_name FROM {options} WHERE option_name IN ( ' . Database::places( $names, '%s' ) . ' )', $names ) : array();
		return array_fill_keys( array_map( static fn( string $name ): string => substr( $name, (int) strrpos( $name, '_' ) + 1 ), $found ), true );
	}

	/** Deletes the record that the mailbox unsubscribed, after it returned or asked for erasure. Returns whether there was one. */
	public static function come_back( string $mailbox ): bool {
		return Database::delete( 'options', array( 'option_name' => self::UNSUBSCRIBED_OPTION_PREFIX . $mailbox ) ) > 0;
	}

	/** Has nobody ask any more. */
	public static function refuse( string $mailbox ): void {
		self::add( self::OPTION . $mailbox );
	}

	/** Lets the mailbox be asked again. Returns whether it was not to be asked. */
	public static function allow( string $mailbox ): bool {
		return Database::delete( 'options', array( 'option_name' => self::OPTION . $mailbox ) ) > 0;
	}

	/** Stores an option unless it exists. WordPress's cache would remember each name, and visitors choose the names. */
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

	/** Whether there is an option. */
	private static function has( string $name ): bool {
		return null !== Database::value( 'SELECT option_id FROM {options} WHERE option_name = %s', array( $name ) );
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

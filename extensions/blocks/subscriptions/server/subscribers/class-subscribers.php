<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Stores subscribers. A subscriber is `array{id: int, email: string, status: string, consent: string, post: int,
 * created: int, confirmed: int, is_imported: bool}`. `consent` is the HTML that the visitor agreed to. `post` is the ID of the post that
 * the visitor was reading; the form can be outside the post. 0 if unknown. Times are Unix times; `confirmed` is 0 until
 * the address is confirmed. For people who agreed elsewhere, `is_imported` is true and `created` is the time of the
 * import; if they also confirmed elsewhere, `created` is 0 and `confirmed` is the time of the import. If an unconfirmed
 * person signs up here, `consent` and `post` change (see `renew()`), but `is_imported` and `created` stay.
 */
final class Subscribers {
	const PENDING = 'pending';
	const ACTIVE  = 'active';

	/** Confirmed, but emails to the address do not arrive; see `Bounces`. */
	const BOUNCED = 'bounced';

	const STATUSES = array( self::ACTIVE, self::PENDING, self::BOUNCED );

	/** Type of the deliveries to a subscriber, see `Deliveries`. */
	const TYPE = 'subscriber';

	const DAYS_TO_CONFIRM = 7;

	/** Name of the job that deletes unconfirmed addresses. The daily run queues this job. */
	const CLEANUP_EVENT = 'dovetail_blocks_forget_unconfirmed';

	/** Number of rows deleted by one statement. */
	const PAGE = 2000;

	/** Returns the columns of the table. */
	public static function columns(): string {
		return '
id bigint(20) unsigned NOT NULL auto_increment,
address varchar(64) COLLATE utf8mb4_bin NOT NULL,
email varchar(254) NOT NULL,
status varchar(10) COLLATE utf8mb4_bin NOT NULL,
consent longtext NOT NULL,
post bigint(20) unsigned NOT NULL default 0,
created bigint(20) unsigned NOT NULL,
confirmed bigint(20) unsigned NOT NULL default 0,
is_imported tinyint(1) unsigned NOT NULL default 0,
PRIMARY KEY  (id),
UNIQUE KEY address (address),
KEY status (status,id),
KEY status_created (status,created),
KEY status_confirmed (status,confirmed),
KEY is_imported (is_imported),
KEY email (email)';
	}

	/** Counts confirmed subscribers. */
	public static function count(): int {
		return self::counts()[ self::ACTIVE ];
	}

	/**
	 * Counts subscribers by status.
	 *
	 * @return array<string, int> Number of subscribers by status.
	 */
	public static function counts(): array {
		$counts = array_fill_keys( self::STATUSES, 0 );
		foreach ( Record_Counts::of( 'subscribers', 'status' ) as $row ) {
			$counts[ $row['status'] ] += (int) $row['number'];
		}
		return $counts;
	}

	/** Returns the subscriber with the given email address, ignoring case. */
	public static function find( string $email ): ?array {
		return self::read( Database::row( 'SELECT * FROM {subscribers} WHERE address = %s', array( Email::lookup_key( $email ) ) ) );
	}

	/** Returns the subscriber with the given ID. */
	public static function get( int $id ): ?array {
		return self::read( Database::row( 'SELECT * FROM {subscribers} WHERE id = %d', array( $id ) ) );
	}

	/**
	 * Stores an address with the consent and the time.
	 *
	 * @param bool $is_imported Whether the person agreed elsewhere.
	 * @return array|null The subscriber; null if the address is already stored.
	 */
	public static function add( string $email, string $consent, int $post, bool $is_active, bool $is_imported = false ): ?array {
		Record_Counts::expect( 'subscribers' );
		$row = array( 'is_imported' => (int) $is_imported ) + self::row( $email, $consent, $post, $is_active );
		$id  = Database::transaction(
			static function () use ( $row ): ?int {
				$id = Database::insert_once( 'subscribers', $row );
				if ( null !== $id ) {
					Search_Words::add( 'subscriber_words', array( $id => $row['email'] ) );
				}
				return $id;
			}
		);
		return null === $id ? null : self::read( compact( 'id' ) + $row );
	}

	/**
	 * Stores people who agreed and confirmed elsewhere. Skips addresses that are already stored. Must run in a
	 * transaction.
	 *
	 * @param string[] $emails Email addresses, a few hundred at most.
	 */
	public static function add_all( array $emails, string $consent ): void {
		$rows      = array_map( static fn( string $email ): array => array( 'created' => 0 ) + self::row( $email, $consent, 0, true ), array_values( $emails ) );
		$addresses = array_column( $rows, 'address' );
		if ( Database::insert_rows( 'subscribers', $rows ) > 0 ) {
			$added = Database::rows( 'SELECT id, email FROM {subscribers} WHERE address IN ( ' . Database::places( $addresses, '%s' ) . ' )', $addresses );
			Search_Words::add( 'subscriber_words', array_column( $added, 'email', 'id' ) );
			// Clear the cached count: another request may have cached a count before these rows were committed.
			Record_Counts::forget( 'subscribers', array_map( 'intval', array_column( $added, 'id' ) ) );
		}
	}

	/**
	 * Stores a new consent for an unconfirmed address. The deadline for confirming does not change; otherwise, anyone
	 * could keep an address stored forever.
	 */
	public static function renew( int $id, string $consent, int $post ): void {
		Database::update( 'subscribers', compact( 'consent', 'post' ), compact( 'id' ) );
	}

	/**
	 * Confirms a subscriber, even if the person has unsubscribed before or the address has bounced.
	 *
	 * @param string ...$kinds Types of emails to store for sending; see `Opt_In`.
	 * @return bool Whether the subscriber got no emails before.
	 */
	public static function confirm( array $subscriber, string ...$kinds ): bool {
		return Database::transaction(
			static function () use ( $subscriber, $kinds ): bool {
				$changes = array(
					'status'    => self::ACTIVE,
					'confirmed' => time(),
				);
				$where   = array(
					'id'     => $subscriber['id'],
					'status' => array( self::PENDING, self::BOUNCED ),
				);
				if ( 1 !== Database::update( 'subscribers', $changes, $where ) ) {
					return false;
				}
				Mailbox::clear_unsubscribed( Mailbox::of( $subscriber['email'] ) );
				Failures::forget( Bounces::NO_POST, $subscriber['id'] );
				foreach ( $kinds as $kind ) {
					Deliveries::promise( self::TYPE, $subscriber['id'], $kind );
				}
				Record_Counts::forget( 'subscribers', array( $subscriber['id'] ) );
				return true;
			}
		);
	}

	/**
	 * Confirms a subscriber who agreed and confirmed elsewhere, and replaces the consent.
	 *
	 * @return bool Whether the subscriber was unconfirmed before.
	 */
	public static function confirm_imported( array $subscriber, string $consent ): bool {
		$import = compact( 'consent' ) + array(
			'post'    => 0,
			'created' => 0,
		);
		return Database::transaction( static fn(): bool => self::confirm( $subscriber ) && Database::update( 'subscribers', $import, array( 'id' => $subscriber['id'] ) ) > 0 );
	}

	/** Changes the status of a subscriber who still has the given status. Must run in a transaction. */
	public static function change_status( int $id, string $from, string $status ): void {
		if ( Database::update( 'subscribers', compact( 'status' ), compact( 'id' ) + array( 'status' => $from ) ) ) {
			Record_Counts::forget( 'subscribers', array( $id ) );
		}
	}

	/**
	 * Deletes subscribers and all data about them.
	 *
	 * @param int ...$ids Subscriber IDs, a few hundred at most.
	 * @return int Number of deleted subscribers.
	 */
	public static function remove( int ...$ids ): int {
		return Database::transaction(
			static function () use ( $ids ): int {
				Database::delete(
					'deliveries',
					array(
						'type'   => self::TYPE,
						'record' => $ids,
					)
				);
				Failures::drop( ...$ids );
				Search_Words::drop( 'subscriber_words', $ids );
				Record_Counts::forget( 'subscribers', $ids );
				return Database::delete( 'subscribers', array( 'id' => $ids ) );
			}
		);
	}

	/** Returns the deadline for confirming. An address that bounced stays stored, so each email starts a new deadline. */
	public static function confirms_until( array $subscriber ): int {
		return ( self::BOUNCED === $subscriber['status'] ? time() : $subscriber['created'] ) + self::DAYS_TO_CONFIRM * DAY_IN_SECONDS;
	}

	/**
	 * Deletes addresses that were not confirmed in time.
	 *
	 * @return true|int True if no expired address is left; otherwise the seconds until the next run.
	 */
	public static function forget_unconfirmed() {
		$expired = self::expired( self::PAGE );
		if ( $expired ) {
			self::remove( ...$expired );
		}
		return count( $expired ) < self::PAGE ? true : 1;
	}

	/**
	 * Returns addresses that were not confirmed in time.
	 *
	 * @return int[] Subscriber IDs.
	 */
	public static function expired( int $most ): array {
		return array_map( 'intval', Database::column( 'SELECT id FROM {subscribers} WHERE status = %s AND created < %d LIMIT %d', array( self::PENDING, time() - self::DAYS_TO_CONFIRM * DAY_IN_SECONDS, $most ) ) );
	}

	/** Returns the proof of consent as plain text, with the name of the user who entered it. */
	public static function stated( string $consent ): string {
		$user = wp_get_current_user();
		/* translators: 1: what a person has agreed to, 2: name of the user who stated it. */
		return $user->exists() ? sprintf( __( '%1$s. Recorded by %2$s.', 'dovetail-blocks' ), rtrim( $consent, '. ' ), $user->display_name ) : $consent;
	}

	/** Returns the name of a status. */
	public static function label( string $status ): string {
		$labels = array(
			self::ACTIVE  => __( 'Subscribed', 'dovetail-blocks' ),
			self::BOUNCED => __( 'Bounced', 'dovetail-blocks' ),
		);
		return $labels[ $status ] ?? __( 'Not confirmed', 'dovetail-blocks' );
	}

	/**
	 * Converts a database row to a subscriber.
	 *
	 * @param array<string, string>|null $row Database row; null for none.
	 */
	public static function read( ?array $row ): ?array {
		return $row ? array(
			'id'          => (int) $row['id'],
			'email'       => $row['email'],
			'status'      => $row['status'],
			'consent'     => $row['consent'],
			'post'        => (int) $row['post'],
			'created'     => (int) $row['created'],
			'confirmed'   => (int) $row['confirmed'],
			'is_imported' => ! (int) $row['created'] || (int) $row['is_imported'],
		) : null;
	}

	private static function row( string $email, string $consent, int $post, bool $is_active ): array {
		return compact( 'email', 'consent', 'post' ) + array(
			'address'   => Email::lookup_key( $email ),
			'status'    => $is_active ? self::ACTIVE : self::PENDING,
			'created'   => time(),
			'confirmed' => $is_active ? time() : 0,
		);
	}
}

<?php
namespace Dovetail\Subscriptions;

use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps each subscriber as one row among the posts, so that nothing of it can be half stored.
 *
 * Title: the address. Name: a hash of it, to find it by. Content: what the visitor agreed to, as HTML. Date: when.
 * Parent: the post with the form. Filtered content: when the address was confirmed.
 */
final class Subscribers {
	const TYPE    = Post_Type::NAME;
	const PENDING = Post_Type::PENDING;
	const ACTIVE  = Post_Type::ACTIVE;

	/** Days for which an address waits to be confirmed. */
	const DAYS_TO_CONFIRM = 7;

	/** The job that deletes addresses which nobody has confirmed; the daily look finds them. */
	const CLEAN_UP = 'dovetail_blocks_forget_unconfirmed';

	/** Batch size. */
	const PAGE = 200;

	/** Transient of the number of subscribers, and its lifetime. */
	const COUNT         = 'dovetail_blocks_subscriber_count';
	const COUNT_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Counts confirmed subscribers. */
	public static function count(): int {
		global $wpdb;
		$count = get_transient( self::COUNT );
		if ( ! is_numeric( $count ) ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's own count reads all states and forgets nobody who was deleted.
			$count = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s", self::TYPE, self::ACTIVE ) );
			if ( null !== $count ) {
				set_transient( self::COUNT, (int) $count, self::COUNT_SECONDS );
			}
		}
		return (int) $count;
	}

	/** Counts anew next time, here and on the list of subscribers. */
	public static function forget_count(): void {
		delete_transient( self::COUNT );
		foreach ( array( '', 'readable' ) as $permission ) {
			wp_cache_delete( _count_posts_cache_key( self::TYPE, $permission ), 'counts' );
		}
	}

	/** Counts anew after a subscriber was deleted, by whomever. */
	public static function forget_count_of( $id, $post ): void {
		if ( self::TYPE === $post->post_type ) {
			self::forget_count();
			Failures::drop( $id );
		}
	}

	/** The subscriber with an address, upper and lower case alike. */
	public static function find( string $email ): ?\WP_Post {
		$found = get_posts(
			array(
				'post_type'     => self::TYPE,
				'post_status'   => array( self::PENDING, self::ACTIVE ),
				'name'          => Email::lookup_key( $email ),
				'orderby'       => 'ID',
				'order'         => 'ASC',
				'numberposts'   => 1,
				'cache_results' => false,
			)
		);
		return $found ? $found[0] : null;
	}

	/**
	 * Returns which of some addresses are stored, confirmed or not, in one query.
	 *
	 * @param string[] $emails Some hundreds at most.
	 * @return array<string, true>|null By `Email::lookup_key()`; null when the database refuses.
	 */
	public static function known( array $emails ): ?array {
		global $wpdb;
		if ( ! $emails ) {
			return array();
		}
		$keys   = array_map( array( Email::class, 'lookup_key' ), $emails );
		$places = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// phpcs:ignore WordPress.DB -- an index of WordPress has the names; the places are as many as the keys.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT post_name FROM {$wpdb->posts} WHERE post_name IN ( {$places} ) AND post_type = %s AND post_status IN ( %s, %s )", array_merge( $keys, array( self::TYPE, self::PENDING, self::ACTIVE ) ) ) );
		return '' !== $wpdb->last_error ? null : array_fill_keys( $found, true );
	}

	/** The subscriber with a number. */
	public static function get( int $id ): ?\WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post && self::TYPE === $post->post_type && in_array( $post->post_status, array( self::PENDING, self::ACTIVE ), true ) ? $post : null;
	}

	/**
	 * The address of a subscriber. WordPress stores it with entities when a visitor sends it.
	 *
	 * @param object $subscriber A subscriber, or a row of the database with its title.
	 */
	public static function email( object $subscriber ): string {
		return dovetail_blocks_text( $subscriber->post_title );
	}

	/** Stores an address with what its owner agreed to and the time; null when the database refuses. */
	public static function add( string $email, string $consent, int $post_id, bool $active ): ?\WP_Post {
		$id = self::write(
			array(
				'post_type'             => self::TYPE,
				'post_status'           => $active ? self::ACTIVE : self::PENDING,
				'post_title'            => $email,
				'post_name'             => Email::lookup_key( $email ),
				'post_content'          => $consent,
				'post_parent'           => $post_id,
				'post_content_filtered' => $active ? self::now() : '',
				'comment_status'        => 'closed',
				'ping_status'           => 'closed',
			)
		);
		return $id ? get_post( $id ) : null;
	}

	/**
	 * Stores a new consent of an unconfirmed address. The deadline for its confirmation stays the same, or anybody
	 * could keep the address here forever.
	 */
	public static function renew( \WP_Post $subscriber, string $consent, int $post_id ): bool {
		return 0 !== self::write(
			array(
				'ID'           => $subscriber->ID,
				'post_content' => $consent,
				'post_parent'  => $post_id,
			)
		);
	}

	/** Lets a subscriber get mails from now on; false when the database refuses. */
	public static function confirm( \WP_Post $subscriber ): bool {
		return self::ACTIVE === $subscriber->post_status || 0 !== self::write(
			array(
				'ID'                    => $subscriber->ID,
				'post_status'           => self::ACTIVE,
				'post_content_filtered' => self::now(),
			)
		);
	}

	/** Deletes a subscriber and everything that was stored of it; false when the database refuses. */
	public static function remove( int $id ): bool {
		return (bool) wp_delete_post( $id, true );
	}

	/** Until when a subscriber can confirm, as a time stamp. */
	public static function confirms_until( \WP_Post $subscriber ): int {
		return (int) strtotime( $subscriber->post_date_gmt . ' UTC' ) + self::DAYS_TO_CONFIRM * DAY_IN_SECONDS;
	}

	/**
	 * Deletes addresses whose link has expired unused.
	 *
	 * @return true|int As the queue wants it: true when there is none left, or seconds until the next ones.
	 */
	public static function forget_unconfirmed() {
		$expired = self::expired( self::PAGE );
		array_map( array( __CLASS__, 'remove' ), $expired );
		return count( $expired ) < self::PAGE ? true : 1;
	}

	/** Addresses whose link has expired unused. */
	public static function expired( int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- an index of WordPress has just these columns.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_date_gmt < %s LIMIT %d", self::TYPE, self::PENDING, gmdate( 'Y-m-d H:i:s', time() - self::DAYS_TO_CONFIRM * DAY_IN_SECONDS ), $most ) ) );
	}

	/** This moment in UTC, as WordPress stores moments. */
	private static function now(): string {
		return gmdate( 'Y-m-d H:i:s' );
	}

	/**
	 * Writes a row, in one statement.
	 *
	 * @param array $row As for `wp_insert_post()`.
	 * @return int Its number; 0 when the database refuses.
	 */
	private static function write( array $row ): int {
		global $wpdb;
		$errors = $wpdb->suppress_errors();
		$id     = isset( $row['ID'] ) ? wp_update_post( wp_slash( $row ), true ) : wp_insert_post( wp_slash( $row ), true );
		$wpdb->suppress_errors( $errors );
		return is_wp_error( $id ) ? 0 : (int) $id;
	}
}

<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Records the subscribers a post could not be sent to, with the reason, in the subscriber's meta, which is deleted with
 * the subscriber. The key contains the post ID, so that WordPress's index finds all of a post. Some are retried, others
 * given up.
 */
final class Failures {
	const AGAIN    = '_dovetail_blocks_mail_again_';
	const GIVEN_UP = '_dovetail_blocks_mail_failed_';

	/** Days for which failures of mails that are done are kept. */
	const DAYS = 30;

	/** Letters of a reason. */
	const LONGEST = 300;

	/**
	 * Notes why a mail could not be sent.
	 *
	 * @param string $reason In words of the mailer's.
	 * @return bool False when the database refuses.
	 */
	public static function note( int $subscriber, int $post, string $reason, bool $is_given_up ): bool {
		$reason = Plain_Text::of_html( $reason, self::LONGEST, '…' );
		if ( $is_given_up ) {
			delete_post_meta( $subscriber, self::AGAIN . $post );
		}
		$key = ( $is_given_up ? self::GIVEN_UP : self::AGAIN ) . $post;
		// False also where the same reason stands already.
		return false !== update_post_meta( $subscriber, $key, wp_slash( $reason ) ) || get_post_meta( $subscriber, $key, true ) === $reason;
	}

	/** Forgets that a mail could not be sent: it was after all. */
	public static function forget( int $subscriber, int $post ): void {
		delete_post_meta( $subscriber, self::AGAIN . $post );
	}

	/** Returns the IDs of subscribers to retry, ascending. */
	public static function batch( int $post, int $after, int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the key has an index; each page is read once.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id > %d ORDER BY post_id LIMIT %d", self::AGAIN . $post, $after, $most ) ) );
	}

	/**
	 * Counts the subscribers a post could not be sent to.
	 *
	 * @param string $kind `AGAIN` or `GIVEN_UP`.
	 */
	public static function count( int $post, string $kind ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query would read the rows.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = %s", $kind . $post ) );
	}

	/**
	 * Whom a post could not be sent to, and why.
	 *
	 * @return array<string, string> Reasons by address.
	 */
	public static function reasons( int $post, int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- read for one screen.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT posts.post_title, meta.meta_value FROM {$wpdb->postmeta} meta JOIN {$wpdb->posts} posts ON posts.ID = meta.post_id WHERE meta.meta_key IN ( %s, %s ) ORDER BY meta.meta_id LIMIT %d", self::AGAIN . $post, self::GIVEN_UP . $post, $most ) );
		return array_combine( array_map( array( Subscribers::class, 'email' ), $rows ), array_column( $rows, 'meta_value' ) );
	}

	/** Why the last mail to a subscriber could not be sent; empty when all could. */
	public static function last_of( int $subscriber ): string {
		$last = '';
		foreach ( (array) get_post_meta( $subscriber ) as $key => $values ) {
			if ( 0 === strpos( $key, self::AGAIN ) || 0 === strpos( $key, self::GIVEN_UP ) ) {
				$last = (string) end( $values );
			}
		}
		return $last;
	}

	/** Has those whom a post could not be sent to tried again. */
	public static function try_again( int $post ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery -- all of a post at once.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s", self::GIVEN_UP . $post ) );
		$wpdb->update( $wpdb->postmeta, array( 'meta_key' => self::AGAIN . $post ), array( 'meta_key' => self::GIVEN_UP . $post ) );
		// phpcs:enable
		wp_cache_delete_multiple( array_map( 'intval', $ids ), 'post_meta' );
	}

	/** Deletes failures of mails that were done long ago, and of posts that are gone. */
	public static function sweep(): void {
		global $wpdb;
		foreach ( array( self::AGAIN, self::GIVEN_UP ) as $kind ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- once a day.
			$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( $kind ) . '%' ) );
			foreach ( $keys as $key ) {
				$mailing = Mailing::read( (int) substr( $key, strlen( $kind ) ) );
				if ( ! $mailing || ( 'done' === $mailing['state'] && $mailing['changed'] < time() - self::DAYS * DAY_IN_SECONDS ) ) {
					delete_post_meta_by_key( $key );
				}
			}
		}
	}
}

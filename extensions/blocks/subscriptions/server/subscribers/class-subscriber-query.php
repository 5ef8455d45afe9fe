<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Search_Words;

defined( 'ABSPATH' ) || exit;

/** Loads subscribers in batches ordered by ID, so that mailings and exports can have any size. */
final class Subscriber_Query {
	/** Returns the confirmed subscriber with the given ID, directly from the database. */
	public static function fresh( int $id ): ?array {
		$subscriber = Subscribers::get( $id );
		return $subscriber && Subscribers::ACTIVE === $subscriber['status'] ? $subscriber : null;
	}

	/**
	 * Returns the subscribers who get the email about a post: those who had confirmed at the given publication time.
	 *
	 * @param int $after ID of the last subscriber that was loaded; 0 at first.
	 * @return int[] Subscriber IDs in ascending order.
	 */
	public static function batch( int $after, int $moment, int $max ): array {
		return array_map( 'intval', Database::column( 'SELECT id FROM {subscribers} WHERE status = %s AND id > %d AND confirmed <= %d ORDER BY id LIMIT %d', array( Subscribers::ACTIVE, $after, $moment, $max ) ) );
	}

	/** Counts the subscribers who have not received an email yet; see `batch()`. */
	public static function count_after( int $after, int $moment ): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {subscribers} WHERE status = %s AND id > %d AND confirmed <= %d', array( Subscribers::ACTIVE, $after, $moment ) );
	}

	/**
	 * Returns the SQL condition for the listed subscribers, and its values.
	 *
	 * @param array<string, string> $shown Filters: `status`, and `s` for words in the address. Missing filters match everything.
	 * @return array{0: string, 1: array}
	 */
	public static function where( array $shown ): array {
		$where  = array( '1 = 1' );
		$values = array();
		if ( in_array( $shown['status'] ?? '', Subscribers::STATUSES, true ) ) {
			$where[]  = 'status = %s';
			$values[] = $shown['status'];
		}
		if ( '' !== trim( $shown['s'] ?? '' ) ) {
			list( $where[], $places ) = Search_Words::where( 'subscriber_words', $shown['s'] );
			array_push( $values, ...$places );
		}
		return array( implode( ' AND ', $where ), $values );
	}

	/**
	 * Yields the listed subscribers, read in batches.
	 *
	 * @param array<string, string> $shown Filters; see `where()`.
	 * @return \Generator<array>
	 */
	public static function all( array $shown, int $page ): \Generator {
		list( $where, $values ) = self::where( $shown );
		foreach ( Database::each( 'subscribers', $where, $values, $page ) as $row ) {
			yield Subscribers::read( $row );
		}
	}
}

<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Finds and counts the entries that the person may read, for the list, the export and the way from one to the next. */
final class Entries_Query {
	/** Parameter that chooses a view: one of `VIEWS`. */
	const VIEW = 'view';

	/** The views by name: a state, and whether the entries are read, where that matters. */
	const VIEWS = array(
		''       => array( Entries::INBOX, null ),
		'unread' => array( Entries::INBOX, 0 ),
		'read'   => array( Entries::INBOX, 1 ),
		'spam'   => array( Entries::SPAM, null ),
		'trash'  => array( Entries::TRASH, null ),
	);

	/** Parameters that choose the entries of one form (the post of the form, 0 for the site), of a month (`202611`), and those with some words. */
	const FORM   = 'entry_form';
	const MONTH  = 'm';
	const SEARCH = 's';

	/** Limits: words of one search, and unread entries that are counted. */
	const MOST_WORDS  = 10;
	const MOST_UNREAD = 1000;

	/**
	 * Returns the view that a person looks at.
	 *
	 * @param array $request Without slashes.
	 */
	public static function view( array $request ): string {
		$view = $request[ self::VIEW ] ?? '';
		return is_string( $view ) && isset( self::VIEWS[ $view ] ) ? $view : '';
	}

	/**
	 * Returns the request parameters that select entries.
	 *
	 * @param array $request Without slashes.
	 * @return array<string, string>
	 */
	public static function kept( array $request ): array {
		$names = array( self::SEARCH, self::MONTH, self::VIEW, self::FORM );
		return array_filter( array_intersect_key( $request, array_flip( $names ) ), static fn( $value ) => is_string( $value ) && '' !== $value );
	}

	/**
	 * Returns the conditions for the entries of a list.
	 *
	 * @param array $request Without slashes.
	 * @return array{0: string, 1: array} SQL, and the values of its places.
	 */
	public static function where( array $request ): array {
		$kept                    = self::kept( $request );
		list( $state, $is_read ) = self::VIEWS[ self::view( $kept ) ];
		$sources                 = Capabilities::sources();
		if ( is_numeric( $kept[ self::FORM ] ?? '' ) ) {
			$sources = array_intersect( $sources, array( (int) $kept[ self::FORM ] ) );
		}
		if ( ! $sources ) {
			return array( '1 = 0', array() );
		}
		$where  = 'state = %s AND source IN ( ' . Database::places( $sources ) . ' )';
		$values = array_merge( array( $state ), array_values( $sources ) );
		if ( null !== $is_read ) {
			$where   .= ' AND is_read = %d';
			$values[] = $is_read;
		}
		$month = preg_match( '~^\d{6}\z~', $kept[ self::MONTH ] ?? '' ) ? date_create_immutable_from_format( '!Ym', $kept[ self::MONTH ], wp_timezone() ) : false;
		if ( $month ) {
			$where .= ' AND sent >= %d AND sent < %d';
			array_push( $values, $month->getTimestamp(), $month->modify( '+1 month' )->getTimestamp() );
		}
		foreach ( self::words( $kept[ self::SEARCH ] ?? '' ) as $word ) {
			$where   .= ' AND words LIKE %s';
			$values[] = '%' . Database::like( $word ) . '%';
		}
		return array( $where, $values );
	}

	/**
	 * Returns the entries of a page of the list.
	 *
	 * @param array $request Of the list; `orderby` may be `sender`, `order` is `asc` or `desc`.
	 * @return array[] See `Entries::decode()`.
	 */
	public static function page( array $request, int $page, int $most ): array {
		list( $where, $values ) = self::where( $request );
		$order = 'asc' === ( $request['order'] ?? '' ) ? 'ASC' : 'DESC';
		$by    = 'sender' === ( $request['orderby'] ?? '' ) ? "sender $order, id $order" : "id $order";
		$ids   = array_map( 'intval', Database::column( "SELECT id FROM {entries} WHERE $where ORDER BY $by LIMIT %d OFFSET %d", array_merge( $values, array( $most, ( $page - 1 ) * $most ) ) ) );
		$found = array_column( Entries::read_all( $ids ), null, 'id' );
		return array_values( array_filter( array_map( static fn( int $id ) => $found[ $id ] ?? null, $ids ) ) );
	}

	/** Returns how many entries a list has. */
	public static function count( array $request ): int {
		list( $where, $values ) = self::where( $request );
		return (int) Database::value( "SELECT COUNT(*) FROM {entries} WHERE $where", $values );
	}

	/**
	 * Returns the previous and next entries of a view, read or unread.
	 *
	 * @return array{newer: int, older: int} 0 for none.
	 */
	public static function neighbors( int $id, array $request ): array {
		$view = self::view( $request );
		list( $where, $values ) = self::where( array( self::VIEW => 'unread' === $view || 'read' === $view ? '' : $view ) + $request );
		$values[] = $id;
		return array(
			'newer' => (int) Database::value( "SELECT id FROM {entries} WHERE $where AND id > %d ORDER BY id LIMIT 1", $values ),
			'older' => (int) Database::value( "SELECT id FROM {entries} WHERE $where AND id < %d ORDER BY id DESC LIMIT 1", $values ),
		);
	}

	/**
	 * Counts the entries that the user may read.
	 *
	 * @return array<string, int> By view.
	 */
	public static function counts(): array {
		$counts  = array_fill_keys( array_keys( self::VIEWS ), 0 );
		$sources = Capabilities::sources();
		$rows    = $sources ? Database::rows( 'SELECT state, is_read, COUNT(*) AS number FROM {entries} WHERE source IN ( ' . Database::places( $sources ) . ' ) GROUP BY state, is_read', $sources ) : array();
		foreach ( $rows as $row ) {
			foreach ( self::VIEWS as $view => list( $state, $is_read ) ) {
				if ( $state === $row['state'] && ( null === $is_read || (int) $row['is_read'] === $is_read ) ) {
					$counts[ $view ] += (int) $row['number'];
				}
			}
		}
		return $counts;
	}

	/** Counts the unread entries that the user may read, up to `MOST_UNREAD`. */
	public static function unread(): int {
		$sources = Capabilities::sources();
		return $sources ? (int) Database::value( 'SELECT COUNT(*) FROM ( SELECT id FROM {entries} WHERE state = %s AND is_read = 0 AND source IN ( ' . Database::places( $sources ) . ' ) LIMIT %d ) AS unread', array_merge( array( Entries::INBOX ), $sources, array( self::MOST_UNREAD ) ) ) : 0;
	}

	/**
	 * Returns the months from the last entry to the first one.
	 *
	 * @return string[] Such as `202611`.
	 */
	public static function months(): array {
		$ends = Database::row( 'SELECT MIN( sent ) AS first, MAX( sent ) AS last FROM {entries}' );
		if ( null === ( $ends['first'] ?? null ) ) {
			return array();
		}
		$months = array();
		$month  = date_create_immutable( '@' . $ends['last'] )->setTimezone( wp_timezone() )->modify( 'first day of this month' );
		$first  = date_create_immutable( '@' . $ends['first'] )->setTimezone( wp_timezone() )->format( 'Ym' );
		while ( $month->format( 'Ym' ) >= $first ) {
			$months[] = $month->format( 'Ym' );
			$month    = $month->modify( '-1 month' );
		}
		return $months;
	}

	/**
	 * Returns what is searched for: words, and phrases in quotation marks.
	 *
	 * @return string[]
	 */
	private static function words( string $search ): array {
		preg_match_all( '~"([^"]+)"|([^\s"]+)~', Plain_Text::line( $search, 500 ), $found, PREG_SET_ORDER );
		return array_slice( array_map( static fn( array $match ): string => end( $match ), $found ), 0, self::MOST_WORDS );
	}
}

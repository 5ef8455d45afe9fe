<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Record_Counts;
use Dovetail\Plugin\Search_Words;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and counts the entries that the current user may read. Used by the list, the export and the previous and next
 * links.
 */
final class Entries_Query {
	/** Query parameter with the name of a view; see `VIEWS`. */
	const VIEW = 'view';

	/** Name of the view with entries that wait for a reply. */
	const NOT_REPLIED = 'not_replied';

	/**
	 * Views by name. Each has the state of its entries, and 1 for only read entries, 0 for only unread ones, or null
	 * for both. `not_replied` has only entries that are not marked as replied.
	 */
	const VIEWS = array(
		''                => array( Entries::INBOX, null ),
		'unread'          => array( Entries::INBOX, 0 ),
		'read'            => array( Entries::INBOX, 1 ),
		self::NOT_REPLIED => array( Entries::INBOX, null ),
		'spam'            => array( Entries::SPAM, null ),
		'trash'           => array( Entries::TRASH, null ),
	);

	/**
	 * Query parameters for filtering entries: form (ID of its post, 0 for site-wide forms), month (`202611`) and search
	 * words.
	 */
	const FORM   = 'entry_form';
	const MONTH  = 'm';
	const SEARCH = 's';

	/** Unread entries are counted only up to this number. */
	const MAX_UNREAD = 1000;

	/**
	 * Returns the current view.
	 *
	 * @param array $request Request parameters, unslashed.
	 */
	public static function view( array $request ): string {
		$view = $request[ self::VIEW ] ?? '';
		return is_string( $view ) && isset( self::VIEWS[ $view ] ) ? $view : '';
	}

	/**
	 * Returns the request parameters that filter a list of entries.
	 *
	 * @param array $request Request parameters, unslashed.
	 * @return array<string, string>
	 */
	public static function kept( array $request ): array {
		$names = array( self::SEARCH, self::MONTH, self::VIEW, self::FORM );
		return array_filter( array_intersect_key( $request, array_flip( $names ) ), static fn( $value ) => is_string( $value ) && '' !== $value );
	}

	/**
	 * Returns the SQL conditions for the entries of a list.
	 *
	 * @param array $request Request parameters, unslashed.
	 * @return array{0: string, 1: array} SQL, and the values of its placeholders.
	 */
	public static function where( array $request ): array {
		$kept                    = self::kept( $request );
		list( $state, $is_read ) = self::VIEWS[ self::view( $kept ) ];
		$sources                 = self::sources( $kept );
		if ( ! $sources ) {
			return array( '1 = 0', array() );
		}
		$where  = 'state = %s AND source IN ( ' . Database::places( $sources ) . ' )';
		$values = array_merge( array( $state ), $sources );
		if ( null !== $is_read ) {
			$where   .= ' AND is_read = %d';
			$values[] = $is_read;
		}
		if ( self::NOT_REPLIED === self::view( $kept ) ) {
			$where .= ' AND replied = 0';
		}
		$month = preg_match( '~^\d{6}\z~', $kept[ self::MONTH ] ?? '' ) ? date_create_immutable_from_format( '!Ym', $kept[ self::MONTH ], wp_timezone() ) : false;
		if ( $month ) {
			$where .= ' AND sent >= %d AND sent < %d';
			array_push( $values, $month->getTimestamp(), $month->modify( '+1 month' )->getTimestamp() );
		}
		$search = Plain_Text::line( $kept[ self::SEARCH ] ?? '', 500 );
		if ( '' !== $search ) {
			list( $found, $places ) = Search_Words::where( 'entry_words', $search );
			$where                 .= " AND $found";
			array_push( $values, ...$places );
			// Search for quoted text as a phrase.
			preg_match_all( '~"([^"]+)"~', $search, $phrases );
			foreach ( $phrases[1] as $phrase ) {
				$where   .= ' AND words LIKE %s';
				$values[] = '%' . Database::like( $phrase ) . '%';
			}
		}
		return array( $where, $values );
	}

	/**
	 * Returns the entries on one page of the list.
	 *
	 * @param array $request Request parameters of the list; `orderby` may be `sender`, `order` is `asc` or `desc`.
	 * @return array[] Entries from `Entries::decode()`.
	 */
	public static function page( array $request, int $page, int $most ): array {
		list( $where, $values ) = self::where( $request );
		$order = 'asc' === ( $request['order'] ?? '' ) ? 'ASC' : 'DESC';
		$by    = 'sender' === ( $request['orderby'] ?? '' ) ? "sender $order, id $order" : "id $order";
		$ids   = array_map( 'intval', Database::column( "SELECT id FROM {entries} WHERE $where ORDER BY $by LIMIT %d OFFSET %d", array_merge( $values, array( $most, ( $page - 1 ) * $most ) ) ) );
		$found = array_column( Entries::read_all( $ids ), null, 'id' );
		return array_values( array_filter( array_map( static fn( int $id ) => $found[ $id ] ?? null, $ids ) ) );
	}

	/** Returns the number of entries in a list; for a search, at most `Search_Words::MAX_RESULTS`. */
	public static function count( array $request ): int {
		list( $where, $values ) = self::where( $request );
		return Database::count( 'entries', $where, $values, isset( self::kept( $request )[ self::SEARCH ] ) ? Search_Words::MAX_RESULTS : PHP_INT_MAX );
	}

	/**
	 * Returns the entries before and after an entry in a view, whether read or unread.
	 *
	 * @return array{newer: int, older: int} IDs of the entries; 0 for none.
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
	 * @param array $request Request parameters, which may select a form.
	 * @return array<string, int> Number of entries by view.
	 */
	public static function counts( array $request = array() ): array {
		$counts  = array_fill_keys( array_keys( self::VIEWS ), 0 );
		$sources = array_flip( self::sources( $request ) );
		foreach ( Record_Counts::of( 'entries', 'source, state, is_read' ) as $row ) {
			foreach ( isset( $sources[ $row['source'] ] ) ? self::VIEWS : array() as $view => list( $state, $is_read ) ) {
				if ( $state === $row['state'] && ( null === $is_read || (int) $row['is_read'] === $is_read ) ) {
					$counts[ $view ] += (int) $row['number'];
				}
			}
		}
		$counts[ self::NOT_REPLIED ] = self::count( array( self::VIEW => self::NOT_REPLIED ) + $request );
		return $counts;
	}

	/** Counts the unread entries that the user may read, up to `MAX_UNREAD`. */
	public static function unread(): int {
		$sources = Capabilities::sources();
		return $sources ? Database::count( 'entries', 'state = %s AND is_read = 0 AND source IN ( ' . Database::places( $sources ) . ' )', array_merge( array( Entries::INBOX ), $sources ), self::MAX_UNREAD ) : 0;
	}

	/**
	 * Returns the months that have entries, the newest first.
	 *
	 * @return string[] Months such as `202611`.
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
	 * Returns the IDs of the requested posts whose entries the user may read; 0 means site-wide forms.
	 *
	 * @return int[]
	 */
	private static function sources( array $request ): array {
		$form    = self::kept( $request )[ self::FORM ] ?? '';
		$sources = Capabilities::sources();
		return array_values( is_numeric( $form ) ? array_intersect( $sources, array( (int) $form ) ) : $sources );
	}
}

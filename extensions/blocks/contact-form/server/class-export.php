<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Source;

defined( 'ABSPATH' ) || exit;

/** Exports what the list shows as CSV. */
final class Export {
	/** Name of the action. */
	const ACTION = 'dovetail_blocks_entries_csv';

	/** Entries that are read in one go: each may hold 64 KB, and a database hands them over in several copies. */
	const PAGE = 100;

	/**
	 * Address of the export of what a list shows.
	 *
	 * @param array $request Of the list.
	 * @return string Not escaped.
	 */
	public static function address( array $request ): string {
		$kept = array_filter( array_intersect_key( $request, array_flip( array( 's', 'm', 'post_status', Entries_Screen::STATE ) ) ), 'is_string' );
		return add_query_arg(
			array_map( 'rawurlencode', $kept ) + array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** Sends the file. */
	public static function send(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Post_Type::ALL ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		\Dovetail\Plugin\Csv::send( 'form-entries', self::rows( wp_unslash( $_GET ) ) );
	}

	/**
	 * The table: a heading, and a row for each entry that the list shows.
	 *
	 * @param array $request Of the list, without slashes.
	 * @return Generator<string[]>
	 * @throws RuntimeException When the database refuses.
	 */
	public static function rows( array $request ): \Generator {
		$labels = array();
		$last   = 0;
		foreach ( self::entries( $request ) as $entry ) {
			$labels += array_fill_keys( array_keys( self::cells( $entry->post_content ) ), '' );
			$last    = (int) $entry->ID;
		}
		yield array_merge( array( __( 'Date', 'dovetail-blocks' ), __( 'Form', 'dovetail-blocks' ), __( 'Subject', 'dovetail-blocks' ), __( 'Page', 'dovetail-blocks' ) ), array_map( 'trim', array_map( 'strval', array_keys( $labels ) ) ) );
		$titles = array();
		foreach ( self::entries( $request ) as $entry ) {
			if ( (int) $entry->ID > $last ) {
				// It came meanwhile, and may have answers that no column is for.
				return;
			}
			$source  = (int) $entry->post_parent;
			$content = Entries::decode( $entry->post_content );
			$titles += array( $source => Source::title( $source ) );
			yield array_merge(
				array( $entry->post_date, $titles[ $source ], $content['subject'], Mail::page( $content['page'] ) ),
				array_values( array_merge( $labels, self::cells( $entry->post_content ) ) )
			);
		}
	}

	/**
	 * The answers of an entry by label; a label that comes twice gets a number.
	 *
	 * @param string $stored What the entry holds.
	 * @return array<string, string>
	 */
	private static function cells( string $stored ): array {
		$cells = array();
		foreach ( Entries::decode( $stored )['answers'] as $answer ) {
			$label  = $answer['label'];
			$number = 1;
			while ( isset( $cells[ ' ' . $label ] ) ) {
				$label = $answer['label'] . ' ' . ( ++$number );
			}
			// With a space in front: PHP would make a number of a key that is one.
			$cells[ ' ' . $label ] = Entries::words( $answer );
		}
		return $cells;
	}

	/**
	 * What the list shows, all of it, a part at a time.
	 *
	 * @param array $request Of the list.
	 * @return Generator<object> Rows with `ID`, `post_parent`, `post_date` and `post_content`.
	 * @throws RuntimeException When the database refuses.
	 */
	private static function entries( array $request ): \Generator {
		$query = Entries_Screen::query( $request ) + array(
			's'                      => isset( $request['s'] ) && is_string( $request['s'] ) ? $request['s'] : '',
			'm'                      => isset( $request['m'] ) ? (int) $request['m'] : 0,
			'fields'                 => 'ids',
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'no_found_rows'          => true,
			'cache_results'          => false,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		);
		return \Dovetail\Plugin\Csv::by_id(
			static function ( int $last, int $most ) use ( $query ) {
				global $wpdb;
				$behind = static function ( $where ) use ( $last, $wpdb ) {
					return $where . $wpdb->prepare( " AND {$wpdb->posts}.ID > %d", $last );
				};
				add_filter( 'posts_where', $behind );
				$ids = ( new \WP_Query( $query + array( 'posts_per_page' => $most ) ) )->posts;
				remove_filter( 'posts_where', $behind );
				$ids = implode( ',', array_map( 'intval', $ids ) );
				// phpcs:ignore WordPress.DB -- numbers only; a cache would hold the whole table in the end.
				return '' === $ids ? array() : $wpdb->get_results( "SELECT ID, post_parent, post_date, post_content FROM {$wpdb->posts} WHERE ID IN ( $ids ) ORDER BY ID" );
			},
			self::PAGE
		);
	}
}

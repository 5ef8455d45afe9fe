<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Permission;
use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/** Exports what the list shows as CSV. */
final class Export {
	/** Name of the action. */
	const ACTION = 'dovetail_blocks_entries_csv';

	/** Entries that are read in one go: each may hold 64 KB, and a database hands them over in several copies. */
	const PAGE = 100;

	/** Address of the export of what a list shows, not escaped. */
	public static function address( array $request ): string {
		return add_query_arg(
			array_map( 'rawurlencode', Entries_Query::kept( $request ) ) + array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** Sends the file. */
	public static function send(): void {
		check_admin_referer( self::ACTION );
		Permission::die_unless( current_user_can( Post_Type::ALL ) );
		\Dovetail\Plugin\Csv::send( 'form-entries', self::rows( wp_unslash( $_GET ) ) );
	}

	/**
	 * Sends the file of some entries.
	 *
	 * @param int[] $ids Those that were chosen; who may not read one does not get it.
	 */
	public static function send_these( array $ids ): void {
		\Dovetail\Plugin\Csv::send( 'form-entries', self::rows( wp_unslash( $_GET ), $ids ) ); // phpcs:ignore WordPress.Security.NonceVerification -- checked by whoever asks.
	}

	/**
	 * The table: a heading, and a row for each entry that the list shows.
	 *
	 * @param array      $request Of the list, without slashes.
	 * @param int[]|null $ids     Only these of them; null for all.
	 * @return Generator<string[]>
	 * @throws RuntimeException When the database refuses.
	 */
	public static function rows( array $request, ?array $ids = null ): \Generator {
		$labels = array();
		$last   = 0;
		foreach ( self::entries( $request, $ids ) as $entry ) {
			$labels += array_fill_keys( array_keys( self::cells( $entry->post_content ) ), '' );
			$last    = (int) $entry->ID;
		}
		yield array_merge( self::own(), array_map( 'trim', array_map( 'strval', array_keys( $labels ) ) ) );
		$titles = array();
		foreach ( self::entries( $request, $ids ) as $entry ) {
			if ( (int) $entry->ID > $last ) {
				// A new entry may have answers without a column.
				return;
			}
			$source  = (int) $entry->post_parent;
			$content = Entries::decode( $entry->post_content );
			$titles += array( $source => Content_Source::title( $source ) );
			yield array_merge(
				array( (string) wp_date( 'Y-m-d H:i:s P', (int) strtotime( $entry->post_date_gmt . ' UTC' ) ), $titles[ $source ], Mail::own_subject( $content ), Mail::page( $content['page'] ) ),
				array_values( array_merge( $labels, self::cells( $entry->post_content ) ) )
			);
		}
	}

	/**
	 * The headings of what is known of every entry.
	 *
	 * @return string[]
	 */
	private static function own(): array {
		return array( __( 'Sent', 'dovetail-blocks' ), __( 'Form', 'dovetail-blocks' ), __( 'Subject', 'dovetail-blocks' ), __( 'Page', 'dovetail-blocks' ) );
	}

	/**
	 * Returns the answers of an entry by label; duplicate labels, and labels equal to our own headings, get a number.
	 *
	 * @return array<string, string>
	 */
	private static function cells( string $stored ): array {
		$taken = array_fill_keys( self::own(), true );
		$cells = array();
		foreach ( Entries::decode( $stored )['answers'] as $answer ) {
			$label  = $answer['label'];
			$number = 1;
			while ( isset( $taken[ $label ] ) ) {
				$label = $answer['label'] . ' ' . ( ++$number );
			}
			$taken[ $label ] = true;
			// With a space in front: PHP would make a number of a key that is one.
			$cells[ ' ' . $label ] = Answers::for_machines( $answer );
		}
		return $cells;
	}

	/**
	 * Yields all entries of a view in batches.
	 *
	 * @param int[]|null $ids Only these of them.
	 * @return Generator<object> Rows with `ID`, `post_parent`, `post_date_gmt` and `post_content`.
	 * @throws RuntimeException On a database error.
	 */
	private static function entries( array $request, ?array $ids ): \Generator {
		$query = Entries_Query::whole( $request ) + ( null === $ids ? array() : array( 'post__in' => $ids ? $ids : array( 0 ) ) );
		return \Dovetail\Plugin\Csv::read_in_pages(
			static function ( int $last, int $most ) use ( $query ) {
				global $wpdb;
				$ids = implode( ',', Entries_Query::beyond( array( 'posts_per_page' => $most ) + $query, '>', $last ) );
				// phpcs:ignore WordPress.DB -- numbers only; a cache would hold the whole table in the end.
				return '' === $ids ? array() : $wpdb->get_results( "SELECT ID, post_parent, post_date_gmt, post_content FROM {$wpdb->posts} WHERE ID IN ( $ids ) ORDER BY ID" );
			},
			self::PAGE
		);
	}
}

<?php
/**
 * Entries as a table for other programs.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Exports what the list shows as CSV.
 */
final class Dovetail_Blocks_Form_Csv {
	/** Name of the action. */
	const ACTION = 'dovetail_blocks_entries_csv';

	/** Entries that are read in one go. */
	const PAGE = 200;

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'send' ) );
	}

	/**
	 * Address of the export of what a list shows.
	 *
	 * @param array $request Of the list.
	 * @return string Not escaped.
	 */
	public static function address( $request ) {
		$kept = array_filter( array_intersect_key( $request, array_flip( array( 's', 'm', 'post_status', Dovetail_Blocks_Form_List::STATE ) ) ), 'is_string' );
		return add_query_arg(
			array_map( 'rawurlencode', $kept ) + array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Sends the file.
	 *
	 * @return void
	 */
	public static function send() {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Dovetail_Blocks_Form_Access::ALL ) ) {
			wp_die( esc_html__( 'Sorry, your account is not allowed to read this entry.', 'dovetail-blocks' ), '', array( 'response' => 403 ) );
		}
		Dovetail_Blocks_Csv::announce( 'form-entries' );
		$file = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no file, the answer itself.
		self::write( $file, wp_unslash( $_GET ) );
		exit;
	}

	/**
	 * Writes the table.
	 *
	 * @param resource $file    Where to.
	 * @param array    $request Of the list, without slashes.
	 * @return void
	 */
	public static function write( $file, $request ) {
		$labels = array();
		foreach ( self::entries( $request ) as $post ) {
			foreach ( self::cells( $post ) as $label => $ignored ) {
				$labels[ $label ] = '';
			}
		}
		fwrite( $file, Dovetail_Blocks_Csv::MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see send().
		self::row( $file, array_merge( array( __( 'Date', 'dovetail-blocks' ), __( 'Form', 'dovetail-blocks' ), __( 'Subject', 'dovetail-blocks' ), __( 'Page', 'dovetail-blocks' ) ), array_map( 'trim', array_map( 'strval', array_keys( $labels ) ) ) ) );
		foreach ( self::entries( $request ) as $post ) {
			$content = Dovetail_Blocks_Form_Entries::read( $post );
			self::row(
				$file,
				array_merge(
					array(
						get_the_date( 'Y-m-d H:i:s', $post ),
						Dovetail_Blocks_Form_Source::title( (int) $post->post_parent ),
						$content['subject'],
						Dovetail_Blocks_Form_Mail::page( $content['page'] ),
					),
					array_values( array_merge( $labels, self::cells( $post ) ) )
				)
			);
		}
	}

	/**
	 * Writes a row.
	 *
	 * @param resource $file  Where to.
	 * @param string[] $cells Plain text.
	 * @return void
	 */
	private static function row( $file, $cells ) {
		fwrite( $file, Dovetail_Blocks_Csv::line( $cells ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- see send().
	}

	/**
	 * The answers of an entry by label; a label that comes twice gets a number.
	 *
	 * @param WP_Post $post The entry.
	 * @return array<string, string>
	 */
	private static function cells( $post ) {
		$content = Dovetail_Blocks_Form_Entries::read( $post );
		$cells   = array();
		foreach ( $content['answers'] as $answer ) {
			$label  = $answer['label'];
			$number = 1;
			while ( isset( $cells[ ' ' . $label ] ) ) {
				$label = $answer['label'] . ' ' . ( ++$number );
			}
			// With a space in front: PHP would make a number of a key that is one.
			$cells[ ' ' . $label ] = Dovetail_Blocks_Form_Entries::words( $answer );
		}
		return $cells;
	}

	/**
	 * What the list shows, all of it, a part at a time.
	 *
	 * @param array $request Of the list.
	 * @return Generator<WP_Post>
	 */
	private static function entries( $request ) {
		$query = Dovetail_Blocks_Form_List::query( $request ) + array(
			's'                => isset( $request['s'] ) && is_string( $request['s'] ) ? $request['s'] : '',
			'm'                => isset( $request['m'] ) ? (int) $request['m'] : 0,
			'posts_per_page'   => self::PAGE,
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'no_found_rows'    => true,
			'suppress_filters' => true,
		);
		$page  = 0;
		do {
			$found = new WP_Query( $query + array( 'paged' => ++$page ) );
			foreach ( $found->posts as $post ) {
				yield $post;
			}
		} while ( count( $found->posts ) === self::PAGE );
	}
}

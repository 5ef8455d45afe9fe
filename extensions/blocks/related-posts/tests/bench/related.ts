import { php } from '../../../../../tests/e2e/support/site';
import type { Table } from '../../../../../tests/bench/benches';

/**
 * Results of a measurement. `found` is the median time of a search and `kept` the time for 100 reads of its stored
 * result, both in milliseconds. `queries` is the maximum number of queries of a search.
 */
type Search = { found: number; kept: number; queries: number };

/**
 * Measures how long it takes to find related posts and to read a stored result, on a site with few posts and on one
 * with many.
 */
export async function bench(): Promise< Table > {
	const few = 1_000;
	const many = 50_000;
	// An earlier benchmark may have deactivated the plugin.
	await php(
		`update_option( 'active_plugins', array( 'dovetail-blocks/dovetail-blocks.php' ) );`
	);
	process.stderr.write( `Writing ${ few } posts …\n` );
	await fill( few );
	const before = await search();
	process.stderr.write( `Writing ${ many } posts …\n` );
	await fill( many );
	const after = await search();
	const ratio = ( name: keyof Search ) =>
		( after[ name ] / before[ name ] ).toFixed( 2 );
	return {
		title: `Related posts: ${ many } posts on the site : ${ few }`,
		rows: [
			[ 'measure', 'ratio' ],
			[ 'time to find them', ratio( 'found' ) ],
			[ 'time to show what is kept', ratio( 'kept' ) ],
			[ 'queries to find them, at most', String( after.queries ) ],
		],
	};
}

/** Copies posts until the site has the given number. Each has one of ten categories and one of a hundred tags. */
const fill = ( count: number ) =>
	php(
		`global $wpdb;
		set_time_limit( 0 );
		$columns = 'post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type';
		$have    = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_name = 'bench'" );
		$words   = array( 'harvest', 'orange', 'kitchen', 'winter', 'garden', 'letter', 'island', 'market', 'bridge', 'violin' );
		while ( $have() < min( 1000, $input ) ) {
			$rows = array();
			foreach ( range( 1, 100 ) as $n ) {
				$date   = gmdate( 'Y-m-d H:i:s', 1600000000 + wp_rand( 0, 100000000 ) );
				$title  = implode( ' ', array_intersect_key( $words, array_flip( (array) array_rand( $words, 3 ) ) ) );
				$rows[] = $wpdb->prepare( "( 1, %s, %s, 'Text.', %s, '', 'publish', 'closed', 'closed', 'bench', '', '', %s, %s, '', 'post' )", $date, $date, $title, $date, $date );
			}
			$wpdb->query( "INSERT INTO $wpdb->posts ( $columns ) VALUES " . implode( ', ', $rows ) );
		}
		while ( $have() < $input ) {
			$wpdb->query( "INSERT INTO $wpdb->posts ( $columns ) SELECT $columns FROM $wpdb->posts WHERE post_name = 'bench' LIMIT " . ( $input - $have() ) );
		}
		foreach ( array( 'category' => 10, 'post_tag' => 100 ) as $taxonomy => $terms ) {
			foreach ( range( 0, $terms - 1 ) as $n ) {
				$term = term_exists( "bench $n", $taxonomy );
				$term = $term ? $term : wp_insert_term( "bench $n", $taxonomy );
				$wpdb->query( "INSERT IGNORE INTO $wpdb->term_relationships ( object_id, term_taxonomy_id ) SELECT ID, {$term['term_taxonomy_id']} FROM $wpdb->posts WHERE post_name = 'bench' AND ID % $terms = $n" );
				wp_update_term_count_now( array( (int) $term['term_taxonomy_id'] ), $taxonomy );
			}
		}
		wp_cache_flush();
		return $have();`,
		count
	);

const search = (): Promise< Search > =>
	php(
		`global $wpdb;
		$middle = static function ( $times ) {
			sort( $times );
			return $times[ intdiv( count( $times ), 2 ) ];
		};
		$posts   = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_name = 'bench' ORDER BY ID LIMIT 25" );
		$found   = array();
		$kept    = array();
		$queries = 0;
		foreach ( $posts as $post ) {
			delete_transient( \\Dovetail\\Related_Posts\\Cache::TRANSIENT . $post % \\Dovetail\\Related_Posts\\Cache::SHARD_COUNT );
			$asked = $wpdb->num_queries;
			$start = microtime( true );
			\\Dovetail\\Related_Posts\\Ranking::ids( get_post( $post ) );
			$found[] = microtime( true ) - $start;
			$queries = max( $queries, $wpdb->num_queries - $asked );
			$start   = microtime( true );
			foreach ( range( 1, 100 ) as $time ) {
				\\Dovetail\\Related_Posts\\Ranking::ids( get_post( $post ) );
			}
			$kept[] = microtime( true ) - $start;
		}
		return array( 'found' => 1000 * $middle( $found ), 'kept' => 1000 * $middle( $kept ), 'queries' => $queries );`
	);

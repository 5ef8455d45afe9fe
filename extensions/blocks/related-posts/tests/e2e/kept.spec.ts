import { expect, php, test } from '#e2e';

/** A post that shares a category with others, and what asks the database for those. */
const SHELF = `
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
	$mark     = $input;
	$category = wp_insert_term( "Shelf $mark", 'category' )['term_id'];
	$make     = static fn( $title, $more = array() ) => wp_insert_post( $more + array( 'post_title' => $title, 'post_status' => 'publish', 'post_content' => 'Text.', 'post_category' => array( $category ) ) );
	$post     = $make( "$mark 0" );
	$asked    = 0;
	add_filter( 'query', static function ( $query ) use ( &$asked ) {
		$asked += false !== strpos( $query, 'ORDER BY object_id DESC' ) ? 1 : 0;
		return $query;
	} );
	$titles = static fn() => wp_list_pluck( \\Dovetail\\Related_Posts\\Related_Posts::of( $post, 6 ), 'title' );
	$shelf  = \\Dovetail\\Related_Posts\\Cache::TRANSIENT . $post % \\Dovetail\\Related_Posts\\Cache::SHELVES;
	$later  = static function ( $seconds ) use ( $shelf, $post ) {
		$kept                  = get_transient( $shelf );
		$kept[ $post ]['time'] = time() - $seconds;
		set_transient( $shelf, $kept, DAY_IN_SECONDS );
	};`;

test( 'what is found is kept for half a day, whatever becomes of other posts, and none is shown that is not public', async () => {
	expect(
		await php(
			`${ SHELF }
			$others = array_map( static fn( $n ) => $make( "$mark $n", array( 'post_date' => "2026-01-0$n 10:00:00" ) ), range( 1, 8 ) );
			$seen   = array( 'first' => array( $titles(), $asked ) );
			$asked  = 0;
			wp_update_post( array( 'ID' => $others[7], 'post_status' => 'private' ) );
			wp_update_post( array( 'ID' => $others[6], 'post_password' => 'rye' ) );
			wp_delete_post( $others[5], true );
			wp_set_post_tags( $others[0], array( 'new' ) );
			$make( "$mark new" );
			$seen['changed'] = array( $titles(), $asked );
			$later( 12 * HOUR_IN_SECONDS - 9 );
			$titles();
			$seen['before'] = $asked;
			$later( 12 * HOUR_IN_SECONDS );
			$seen['after'] = array( $titles()[0], $asked );
			$asked = 0;
			wp_update_post( array( 'ID' => $post, 'post_title' => 'Another title' ) );
			$titles();
			$seen['own'] = $asked;
			$later( -DAY_IN_SECONDS );
			$titles();
			$seen['future'] = $asked;
			return $seen;`,
			'kept'
		)
	).toEqual( {
		first: [
			[ 'kept 8', 'kept 7', 'kept 6', 'kept 5', 'kept 4', 'kept 3' ],
			1,
		],
		changed: [ [ 'kept 5', 'kept 4', 'kept 3', 'kept 2', 'kept 1' ], 0 ],
		before: 0,
		after: [ 'kept new', 1 ],
		own: 1,
		future: 2,
	} );
} );

test( 'a list with room for more posts is kept for a quarter of an hour: a site that is new gets its second post', async () => {
	expect(
		await php(
			`${ SHELF }
			$seen = array( $titles() );
			$make( "$mark second" );
			$seen[] = $titles();
			$later( 15 * MINUTE_IN_SECONDS );
			$seen[] = $titles();
			return $seen;`,
			'young'
		)
	).toEqual( [ [], [], [ 'young second' ] ] );
} );

test( 'one request at a time finds related posts; others get the previous ones or none, and never wait', async () => {
	expect(
		await php(
			`${ SHELF }
			$make( "$mark other" );
			\\Dovetail\\Plugin\\Lock::claim( "related-$post", 60 );
			$seen = array( 'none' => array( $titles(), $asked ) );
			\\Dovetail\\Plugin\\Lock::release( "related-$post" );
			$seen['found'] = array( $titles(), $asked, \\Dovetail\\Plugin\\Lock::get_result( "related-$post" ) );
			$later( DAY_IN_SECONDS );
			$asked = 0;
			\\Dovetail\\Plugin\\Lock::claim( "related-$post", 60 );
			$seen['before'] = array( $titles(), $asked );
			\\Dovetail\\Plugin\\Lock::release( "related-$post" );
			$refuse = static fn( $query ) => false !== strpos( $query, 'dovetail_blocks_claim_related' ) ? '' : $query;
			add_filter( 'query', $refuse );
			$seen['refused'] = array( $titles(), $asked );
			remove_filter( 'query', $refuse );
			return $seen;`,
			'overlapping'
		)
	).toEqual( {
		none: [ [], 0 ],
		found: [ [ 'overlapping other' ], 1, null ],
		before: [ [ 'overlapping other' ], 0 ],
		refused: [ [ 'overlapping other' ], 0 ],
	} );
} );

test( 'the cache does not grow with the number of posts, and is not autoloaded', async () => {
	expect(
		await php(
			`${ SHELF }
			foreach ( range( 1, 30 ) as $n ) {
				\\Dovetail\\Related_Posts\\Cache::put( $post + $n * \\Dovetail\\Related_Posts\\Cache::SHELVES, 'key', array( $n ) );
			}
			$rows = $wpdb->get_col( "SELECT autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail\\_blocks\\_related%'" );
			$kept = get_transient( $shelf );
			return array( count( $kept ), end( $kept )['ids'], isset( $kept[ $post ] ), count( $rows ) <= 2 * \\Dovetail\\Related_Posts\\Cache::SHELVES, array_values( array_intersect( $rows, wp_autoload_values_to_autoload() ) ) );`,
			'shelves'
		)
	).toEqual( [ 20, [ 30 ], false, true, [] ] );
} );

test( 'terms come before titles, rare terms before frequent ones, and only the newest thousand titles are read', async () => {
	expect(
		await php(
			`${ SHELF }
			$limits = array();
			add_filter( 'query', static function ( $query ) use ( &$limits ) {
				if ( false !== strpos( $query, 'AS newest' ) || false !== strpos( $query, 'ORDER BY object_id DESC' ) ) {
					preg_match_all( '~LIMIT\\s+(\\d+)~', $query, $found );
					$limits[] = array_map( 'intval', $found[1] );
				}
				return $query;
			} );
			wp_set_post_tags( $post, array_map( static fn( $n ) => "$mark tag $n", range( 1, 30 ) ) );
			wp_update_post( array( 'ID' => $post, 'post_title' => 'Gooseberry' ) );
			$make( 'Gooseberry jam', array( 'post_category' => array() ) );
			$make( "$mark shelf" );
			$few    = $titles();
			$seen   = array( 'few' => array( $few, count( $limits ), end( $limits ) ) );
			$limits = array();
			foreach ( range( 1, 12 ) as $n ) {
				$make( "$mark shelf $n" );
			}
			$later( DAY_IN_SECONDS );
			$many         = $titles();
			$seen['many'] = array( in_array( 'Gooseberry jam', $many, true ), array_unique( array_merge( ...$limits ) ) );
			// More frequent terms than are looked at, and a rare one.
			$often = array_map( static fn( $n ) => "$mark often $n", range( 1, 10 ) );
			wp_set_post_tags( $make( "$mark frequent", array( 'post_category' => array() ) ), $often );
			wp_set_post_tags( $make( "$mark frequent too", array( 'post_category' => array() ) ), $often );
			wp_set_post_tags( $make( "$mark alone", array( 'post_category' => array() ) ), array( "$mark seldom" ) );
			wp_set_post_tags( $post, array_merge( $often, array( "$mark seldom" ) ) );
			$seen['rare'] = $titles();
			return $seen;`,
			'rare'
		)
	).toEqual( {
		few: [ [ 'rare shelf', 'Gooseberry jam' ], 11, [ 1000, 50 ] ],
		many: [ false, [ 500 ] ],
		rare: [
			'rare frequent too',
			'rare frequent',
			'rare alone',
			'Gooseberry jam',
		],
	} );
} );

test( 'a shortcode in the title or the category of another post stays text on this page', async () => {
	const html = await php< string >(
		`${ SHELF }
		add_shortcode( 'loud', static fn() => 'SHOUTED' );
		wp_update_term( $category, 'category', array( 'name' => 'Jars [loud]' ) );
		$make( "$mark [loud] other" );
		$GLOBALS['post'] = get_post( $post );
		setup_postdata( $GLOBALS['post'] );
		return apply_filters( 'the_content', '<!-- wp:dovetail/related-posts {"displayContext":true} /-->' );`,
		'brackets'
	);
	expect( html ).toContain( 'brackets &#091;loud] other' );
	expect( html ).toContain( 'Jars &#091;loud]' );
	expect( html ).not.toContain( 'SHOUTED' );
} );

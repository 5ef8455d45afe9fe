import { expect, php, test } from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

// Security 10.
test( 'an export of many subscribers holds each once, in the memory of a few, and is no file when the database refuses', async () => {
	expect(
		await php(
			`global $wpdb;
			$rows = array();
			foreach ( range( 1, 1234 ) as $number ) {
				$rows[] = $wpdb->prepare( '( %s, %s, %s, %s, %s, %s, %s, %s )', 'dovetail_subscriber', $number % 2 ? 'dovetail-active' : 'dovetail-pending', "reader-$number@example.com", str_repeat( 'New posts. ', 200 ), '2026-11-01 10:00:00', '2026-11-01 10:00:00', '', '' );
			}
			foreach ( array_chunk( $rows, 200 ) as $chunk ) {
				$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_date_gmt, post_content_filtered, post_excerpt, to_ping ) VALUES " . implode( ', ', $chunk ) );
			}
			$last   = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts} WHERE post_type = 'dovetail_subscriber'" );
			$before = memory_get_usage();
			memory_reset_peak_usage();
			$count  = -1;
			$hashes = array();
			foreach ( \\Dovetail\\Subscriptions\\Export::rows() as $cells ) {
				$hashes[ crc32( $cells[0] ) ] = true;
				++$count;
			}
			$seen = array(
				'rows'      => $count,
				'different' => count( $hashes ) - 1,
				// All together have 2.7.
				'megabytes' => ceil( ( memory_get_peak_usage() - $before ) / MB_IN_BYTES ) <= 4,
				'cached'    => (bool) wp_cache_get( $last, 'posts' ) || wp_suspend_cache_addition(),
			);
			$wpdb->suppress_errors();
			$reads  = 0;
			$refuse = static function ( $query ) use ( &$reads ) {
				return false !== strpos( $query, 'post_content_filtered, post_parent' ) && 2 === ++$reads ? 'SELECT nothing FROM nowhere' : $query;
			};
			add_filter( 'query', $refuse );
			$seen['refused'] = is_wp_error( \\Dovetail\\Plugin\\Csv::write( fopen( 'php://temp', 'w+' ), \\Dovetail\\Subscriptions\\Export::rows() ) );
			remove_filter( 'query', $refuse );
			$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'dovetail_subscriber'" );
			return $seen;`
		)
	).toEqual( {
		rows: 1234,
		different: 1234,
		megabytes: true,
		cached: false,
		refused: true,
	} );
} );

// forms 32.
test( 'the file holds whom the list shows: its state, its search', async ( {
	pageAs,
} ) => {
	await php(
		`foreach ( array( 'ann' => true, 'annabel' => false, 'bob' => true ) as $name => $active ) {
			\\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'News.', 0, $active );
		}
		return true;`
	);
	const page = await pageAs( 'administrator' );
	const download = async ( query: string, name: string ) => {
		await page.goto(
			`/wp-admin/edit.php?post_type=dovetail_subscriber${ query }`
		);
		const address = await page
			.getByRole( 'link', { name } )
			.getAttribute( 'href' );
		const text = await (
			await page.request.get( address as string )
		).text();
		return [ ...text.matchAll( /\w+@example\.com/g ) ].map( String );
	};
	expect( await download( '', 'Download 3 subscribers as CSV' ) ).toEqual( [
		'ann@example.com',
		'annabel@example.com',
		'bob@example.com',
	] );
	expect(
		await download( '&s=ann', 'Download 2 subscribers as CSV' )
	).toEqual( [ 'ann@example.com', 'annabel@example.com' ] );
	expect(
		await download(
			'&post_status=dovetail-active&s=ann',
			'Download 1 subscriber as CSV'
		)
	).toEqual( [ 'ann@example.com' ] );
} );

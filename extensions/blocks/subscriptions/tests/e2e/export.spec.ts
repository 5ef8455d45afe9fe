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
				$rows[] = $wpdb->prepare( '( %s, %s, %s, %s, %s, %s, %s, %s, %s )', 'dovetail_subscriber', $number % 2 ? 'dovetail-active' : 'dovetail-pending', "reader-$number@example.com", str_repeat( 'New posts. ', 200 ), '2026-11-01 10:00:00', '2026-11-01 10:00:00', '', '', '' );
			}
			foreach ( array_chunk( $rows, 200 ) as $chunk ) {
				$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_date_gmt, post_content_filtered, post_excerpt, to_ping, pinged ) VALUES " . implode( ', ', $chunk ) );
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
				return false !== strpos( $query, 'dovetail-pending' ) && 2 === ++$reads ? 'SELECT nothing FROM nowhere' : $query;
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
test( 'an export has the subscribers that the list shows: of its state, and what was searched for', async () => {
	expect(
		await php(
			`foreach ( array( 'ann@example.com' => 'dovetail-active', 'bob@example.com' => 'dovetail-pending', 'annika@example.org' => 'dovetail-pending' ) as $email => $state ) {
				wp_insert_post( array( 'post_type' => 'dovetail_subscriber', 'post_status' => $state, 'post_title' => $email ) );
			}
			$emails = static fn( $shown ) => array_slice( array_column( iterator_to_array( \\Dovetail\\Subscriptions\\Export::rows( $shown ), false ), 0 ), 1 );
			return array_map( $emails, $input );`,
			[
				{},
				{ post_status: 'dovetail-pending' },
				{ s: 'ann' },
				{ s: 'ann', post_status: 'dovetail-pending' },
				{ post_status: 'publish', s: 'nobody' },
			]
		)
	).toEqual( [
		[ 'ann@example.com', 'bob@example.com', 'annika@example.org' ],
		[ 'bob@example.com', 'annika@example.org' ],
		[ 'ann@example.com', 'annika@example.org' ],
		[ 'annika@example.org' ],
		[],
	] );
} );

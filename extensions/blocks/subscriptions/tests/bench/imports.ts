import { php } from '../../../../../tests/e2e/support/site';
import type { Table } from '../../../../../tests/bench/benches';

/** Cost of one import step: microseconds per row, and peak memory in bytes. */
type Step = { time: number; bytes: number };

type Steps = { upload: Step; preview: Step; run: Step };

const SIZES = [ 1000, 10_000, 100_000 ] as const;

/**
 * Uploads, reviews and imports lists of three sizes, each in one run of the queue. The time per row and the memory
 * should not depend on the number of rows.
 */
export async function bench(): Promise< Table > {
	const measured: Steps[] = [];
	for ( const size of SIZES ) {
		process.stderr.write( `Importing ${ size } rows …\n` );
		measured.push( await measure( size ) );
	}
	const [ first ] = measured;
	const row = ( label: string, value: ( steps: Steps ) => number ) => [
		label,
		...measured.map( ( steps ) =>
			( value( steps ) / value( first as Steps ) ).toFixed( 2 )
		),
	];
	return {
		title: 'Import of subscribers: ratios to the smallest list',
		rows: [
			[ 'measure', ...SIZES.map( String ) ],
			row( 'upload: time for a row', ( { upload } ) => upload.time ),
			row( 'upload: peak memory', ( { upload } ) => upload.bytes ),
			row( 'preview: time for a row', ( { preview } ) => preview.time ),
			row( 'preview: peak memory', ( { preview } ) => preview.bytes ),
			row( 'one run: time for a row', ( { run } ) => run.time ),
			row( 'one run: peak memory', ( { run } ) => run.bytes ),
		],
	};
}

const measure = ( rows: number ) =>
	php< Steps >(
		`global $wpdb;
		$class = '\\Dovetail\\Subscriptions\\Import';
		$forget = static function () use ( $class, $wpdb ) {
			$class::forget( $class::get()['id'] ?? '' );
			\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {subscribers}' );
			$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_left_%'" );
			wp_clear_scheduled_hook( $class::EVENT );
			wp_cache_flush();
		};
		$forget();
		$file = tmpfile();
		fwrite( $file, "Email Address,First Name,Status\\n" );
		for ( $row = 0; $row < $input; $row++ ) {
			fwrite( $file, "person$row@example.com,\\"Person, $row\\"," . ( $row % 10 ? 'subscribed' : 'unsubscribed' ) . "\\n" );
		}
		$time = static function ( $work ) {
			gc_collect_cycles();
			memory_reset_peak_usage();
			$memory = memory_get_usage();
			$start  = microtime( true );
			$done   = $work();
			return array( 'time' => 1000000 * ( microtime( true ) - $start ) / $done, 'bytes' => memory_get_peak_usage() - $memory );
		};
		$steps = array(
			'upload'  => $time( static function () use ( $class, $file, $input ) {
				$class::draft( \\Dovetail\\Subscriptions\\Import_File::open( $file ), 'Yes.', 'confirmed' );
				return $input;
			} ),
			'preview' => $time( static fn() => array_sum( $class::forecast( $class::get() )['counts'] ) ),
		);
		$class::start( $class::get()['id'] );
		$steps['run'] = $time( static function () use ( $class ) {
			$class::run();
			return $class::progress( $class::get() )['done'];
		} );
		$forget();
		return $steps;`,
		rows
	);

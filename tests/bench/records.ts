import type { Browser } from '@playwright/test';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { php } from '../e2e/support/site';
import type { Table } from './benches';

/**
 * Results of a measurement. `measures` contain the time in microseconds, the number of queries, and the number of rows
 * that MariaDB read (0 on SQLite). `whole` is for functions that process all records: time and queries per record, and
 * peak memory in bytes.
 */
type Measured = {
	title: string;
	measures: Record<
		string,
		{ time: number; queries: number; reads: number }
	>;
	whole: Record< string, { time: number; queries: number; bytes: number } >;
};

const SIZES = [ 1000, 10_000, 100_000 ] as const;

/**
 * Measures screens, pages and exports with three different numbers of records. Results are ratios of times and queries
 * to those for the smallest number. Each module's `records.php` contains functions to measure and functions that fill
 * its tables. Functions in `whole` read or delete all records, and can have a function that prepares the records.
 */
export async function benchRecords(
	_: Browser,
	pairs: number
): Promise< Table > {
	const rows = [
		[
			'records',
			'measure',
			...SIZES.map( String ),
			'queries',
			'rows read',
		],
	];
	for ( const path of globSync(
		'{extensions/*,shared}/*/tests/bench/records.php'
	).sort() ) {
		const measured: Measured[] = [];
		for ( const size of SIZES ) {
			process.stderr.write(
				`Measuring ${ size } records: ${ path } …\n`
			);
			measured.push( await measure( path, size, 2 * pairs + 1 ) );
		}
		rows.push( ...describe( measured ) );
	}
	return {
		title: 'Records: times as ratios to 1,000 records, queries at the largest number, and rows that MariaDB read at each',
		rows,
	};
}

function describe( measured: readonly Measured[] ): string[][] {
	const [ first ] = measured;
	const last = measured.at( -1 );
	if ( ! first || ! last ) {
		return [];
	}
	const ratios = ( value: ( each: Measured ) => number ) =>
		measured.map( ( each ) =>
			( value( each ) / value( first ) ).toFixed( 2 )
		);
	return [
		...Object.keys( first.measures ).map( ( name ) => [
			first.title,
			name,
			...ratios( ( { measures } ) => measures[ name ]?.time ?? NaN ),
			String( last.measures[ name ]?.queries ),
			measured
				.map( ( { measures } ) => measures[ name ]?.reads )
				.join( ' : ' ),
		] ),
		...Object.entries( last.whole ).flatMap( ( [ name, { queries } ] ) => [
			[
				first.title,
				`${ name }: time for a row`,
				...ratios( ( { whole } ) => whole[ name ]?.time ?? NaN ),
				`1 for ${ Math.round( 1 / queries ) } rows`,
				'',
			],
			[
				first.title,
				`${ name }: peak memory`,
				...ratios( ( { whole } ) => whole[ name ]?.bytes ?? NaN ),
				'',
				'',
			],
		] ),
	];
}

/** Fills a module's tables with the given number of records and returns the medians of several measurements. */
const measure = ( path: string, size: number, times: number ) =>
	php< Measured >(
		`$records = require $input['file'];
		global $wpdb;
		wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		$empty = static function () use ( $records ) {
			foreach ( $records['tables'] as $table ) {
				\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {{$table}}" );
			}
		};
		$fill  = static function () use ( $records, $input, $empty, $wpdb ) {
			$empty();
			for ( $from = 1; $from <= $input['size']; $from += 500 ) {
				$records['fill']( $from, $from + 499 );
			}
			foreach ( $records['tables'] as $table ) {
				$wpdb->query( 'ANALYZE TABLE ' . \\Dovetail\\Plugin\\Tables::name( $table ) );
			}
		};
		$fill();
		$read = static fn() => $wpdb->dbh instanceof mysqli ? array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A ), 'Value' ) ) : 0;
		$time = static function ( $work ) use ( $wpdb, $read ) {
			wp_cache_flush();
			gc_collect_cycles();
			if ( function_exists( 'memory_reset_peak_usage' ) ) {
				memory_reset_peak_usage();
			}
			$reads   = $read();
			$before  = memory_get_usage();
			$queries = $wpdb->num_queries;
			$start   = hrtime( true );
			$work();
			$measured = array(
				'time'    => ( hrtime( true ) - $start ) / 1000,
				'queries' => $wpdb->num_queries - $queries,
				'bytes'   => memory_get_peak_usage() - $before,
			);
			return $measured + array( 'reads' => $read() - $reads );
		};
		$measured = array( 'title' => $records['title'], 'measures' => array(), 'whole' => array() );
		foreach ( $records['measures'] as $name => $work ) {
			$runs = array();
			for ( $run = 0; $run < $input['times']; $run++ ) {
				$runs[] = $time( $work );
			}
			usort( $runs, static fn( $a, $b ) => $a['time'] <=> $b['time'] );
			$measured['measures'][ $name ] = $runs[ intdiv( count( $runs ), 2 ) ];
		}
		foreach ( $records['whole'] as $name => $work ) {
			if ( $measured['whole'] ) {
				$fill();
			}
			list( $prepare, $work ) = is_array( $work ) ? $work : array( static fn() => null, $work );
			$prepare();
			$once = $time(
				static function () use ( $work ) {
					foreach ( $work() ?? array() as $row ) {
						unset( $row );
					}
				}
			);
			$measured['whole'][ $name ] = array(
				'time'    => $once['time'] / $input['size'],
				'queries' => $once['queries'] / $input['size'],
				'bytes'   => $once['bytes'],
			);
		}
		$empty();
		return $measured;`,
		{ file: resolve( path ), size, times }
	);

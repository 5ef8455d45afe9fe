import type { Table } from '../../../../../tests/bench/benches';
import { createPost, php } from '../../../../../tests/e2e/support/site';

type Taken = { rows: number; seconds: number; megabytes: number };

/**
 * Exports a small and a large number of form entries. Compares the time per row, and reports the additional memory that
 * WordPress needed.
 */
export async function bench(): Promise< Table > {
	const sizes = [ 1000, 50_000 ];
	const source = await createPost( { title: 'Exports', content: 'x' } );
	const taken: Taken[] = [];
	for ( const rows of sizes ) {
		process.stderr.write( `Exporting ${ rows } entries …\n` );
		const stored = taken.at( -1 )?.rows ?? 0;
		for ( let row = stored; row < rows; row += 5000 ) {
			await store( source, Math.min( 5000, rows - row ) );
		}
		taken.push( await exportAll( source ) );
	}
	await php(
		`return \\Dovetail\\Contact_Form\\Entries::delete_all( 'source = %d', array( $input ) );`,
		source
	);
	const [ few ] = taken;
	return {
		title: 'Exports of form entries, against the smallest',
		rows: [
			[ 'rows', 'time for each row', 'memory on top, MB' ],
			...taken.map( ( { rows, seconds, megabytes } ) => [
				String( rows ),
				few
					? ( seconds / rows / ( few.seconds / few.rows ) ).toFixed(
							2
						)
					: '–',
				megabytes.toFixed( 1 ),
			] ),
		],
	};
}

/** Stores entries with three answers, about half a kilobyte each. */
const store = ( source: number, rows: number ) =>
	php(
		`for ( $row = 0; $row < $input['rows']; $row += 250 ) {
			$content = wp_json_encode( array( 'form' => '', 'subject' => 'A question', 'to' => array(), 'page' => '/contact/', 'answers' => array( array( 'type' => 'name', 'label' => 'Name', 'value' => 'Ann ' . $row ), array( 'type' => 'email', 'label' => 'Email', 'value' => "ann$row@example.com" ), array( 'type' => 'textarea', 'label' => 'Message', 'value' => str_repeat( 'Rye. ', 60 ) ) ) ) );
			$rows    = array();
			for ( $number = min( 250, $input['rows'] - $row ); $number > 0; $number-- ) {
				$rows[] = array( 'message' => wp_generate_password( 32, false ), 'source' => $input['source'], 'sent' => 1793527200, 'content' => $content );
			}
			\\Dovetail\\Plugin\\Database::insert_rows( 'entries', $rows );
		}`,
		{ source, rows }
	);

const exportAll = ( source: number ) =>
	php< Taken >(
		`wp_set_current_user( 1 );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$start  = microtime( true );
		$rows   = \\Dovetail\\Plugin\\Csv::write( fopen( 'php://temp', 'w+' ), \\Dovetail\\Contact_Form\\Export::rows( array( 'entry_form' => (string) $input ) ) );
		return array( 'rows' => $rows, 'seconds' => microtime( true ) - $start, 'megabytes' => ( memory_get_peak_usage() - $before ) / MB_IN_BYTES );`,
		source
	);

import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { phpValue } from '../../src/playground/php';
import type { TestSite } from './site';

/** A line that `run.php` logs. */
type Event =
	| { type: 'begin'; name: string; file: string }
	| { type: 'pass'; name: string; ms: number }
	| { type: 'fail'; name: string; line: number | ''; message: string }
	| { type: 'file'; name: string };

type Order = {
	files: readonly string[];
	/** Part of a test's name. Empty for all tests. */
	filter: string;
	/** Names of tests that have already run. */
	skip: Readonly< Record< string, true > >;
	/** Maximum time of a test in milliseconds. */
	limitMs: number;
};

/** Log and output of a process, and whether it was killed because a test exceeded the time limit. */
type Ended = { events: Event[]; output: string; isLate: boolean };

/** File in a site's folder to which a process logs its tests. */
const EVENTS = 'wp-content/test-events.jsonl';

/** Maximum number of characters of PHP's output to show. */
const OUTPUT_LIMIT = 2000;

/** Runs test files in one PHP process. */
export async function runProcess(
	site: TestSite,
	{ files, filter, skip, limitMs }: Order
): Promise< Ended > {
	const noted = join( site.folder, EVENTS );
	rmSync( noted, { force: true } );
	const { done, end } = site.run( `
		putenv( 'DOVETAIL_TESTS=' . json_encode( ${ phpValue( site.surroundings ) } ) );
		$dovetail_tests = ${ phpValue( {
			files: files.map( ( file ) => `${ site.project }/${ file }` ),
			filter,
			skip,
			events: `${ site.surroundings.site }/${ EVENTS }`,
		} ) };
		require '${ site.project }/tests/php/run.php';` );
	let isLate = false;
	let last = Date.now();
	const watch = setInterval( () => {
		const noticed = existsSync( noted ) ? statSync( noted ).mtimeMs : 0;
		last = Math.max( last, noticed );
		if ( Date.now() - last > limitMs ) {
			isLate = true;
			end();
		}
	}, 200 );
	const output = await done;
	clearInterval( watch );
	const lines = existsSync( noted )
		? readFileSync( noted, 'utf8' ).split( '\n' ).filter( Boolean )
		: [];
	return {
		events: lines
			.map( ( line ) => JSON.parse( line ) as Event )
			.map( ( event ) =>
				event.type === 'begin'
					? { ...event, file: relative( site.project, event.file ) }
					: event
			),
		output: output
			.replace( /<[^>]*>/g, '' )
			.trim()
			.slice( -OUTPUT_LIMIT ),
		isLate,
	};
}

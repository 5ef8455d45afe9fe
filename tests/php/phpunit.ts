import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { openDatabase } from '../../src/playground/database';
import { temporaryFolder } from '../../src/playground/native-php';
import { PlaygroundError } from '../../src/playground/playground-error';
import { makePristine } from '../harness/browser/pristine';
import { findPhpUnit } from './find-phpunit';
import { openSite } from './site';

/**
 * Runs server tests with an installed PHPUnit, in one process per core, and prints the output.
 *
 * @param files
 * @param options
 * @param options.filter   Text or pattern for test names; empty for every test.
 * @param options.seed     Number for the random order.
 * @param options.database Database server, see `openDatabase()`; SQLite by default.
 * @return Whether every test passed.
 * @throws PlaygroundError if PHPUnit is not installed.
 */
export async function runPhpUnit(
	files: readonly string[],
	{
		filter,
		seed,
		database: named,
	}: { filter: string; seed: number; database?: string }
): Promise< boolean > {
	const program = findPhpUnit();
	if ( ! program ) {
		throw new PlaygroundError(
			'PHPUnit 9 is not installed. Install it (on Debian 12: apt-get install phpunit php-sqlite3 php-mysql), or run the tests without --phpunit.'
		);
	}
	const count = Math.min( availableParallelism(), files.length );
	const database = named ? await openDatabase( named ) : undefined;
	const pristine = await makePristine();
	const results = await Promise.all(
		Array.from( { length: count }, async ( _, index ) => {
			const folder = `.cache/php/site-phpunit-${ index }`;
			const site = await openSite( folder, pristine, database );
			const configuration = `${ folder }.xml`;
			const log = `${ folder }.log`;
			rmSync( log, { force: true } );
			writeFileSync(
				configuration,
				configurationOf(
					files.filter( ( __, each ) => each % count === index )
				)
			);
			// Asynchronous, because the mock platform runs in this process and has to respond to the tests.
			const running = spawn(
				'php',
				[
					program,
					`--configuration=${ configuration }`,
					`--log-teamcity=${ log }`,
					`--random-order-seed=${ seed }`,
					...( filter ? [ '--filter', filter ] : [] ),
				],
				{
					env: {
						...process.env,
						// PHP reads this folder in addition to its default folder.
						PHP_INI_SCAN_DIR: `${ delimiter }${ resolve( 'tests/php/phpunit' ) }`,
						DOVETAIL_TESTS: JSON.stringify( site.surroundings ),
						TMPDIR: resolve( temporaryFolder( site.folder ) ),
					},
					stdio: 'inherit',
				}
			);
			const [ status, signal ] = ( await once( running, 'exit' ) ) as [
				number | null,
				string | null,
			];
			const unfinished = unfinishedTest( log );
			if ( status !== 0 && unfinished ) {
				process.stderr.write(
					`\nPHP ended with ${ signal ?? status } ${ unfinished }.\n`
				);
			}
			await site.close();
			return status === 0;
		} )
	);
	await database?.stop();
	return results.every( Boolean );
}

function configurationOf( files: readonly string[] ): string {
	return readFileSync( 'phpunit.xml.dist', 'utf8' )
		.replace( 'bootstrap="', `$&${ resolve( '.' ) }/` )
		.replace(
			/(<testsuite [^>]+>).*(<\/testsuite>)/s,
			( _, begin, end ) =>
				begin +
				files
					.map( ( file ) => `<file>${ resolve( file ) }</file>` )
					.join( '' ) +
				end
		);
}

/**
 * Returns when a run stopped, according to its log: "during" a test or "before the first test"; undefined if the last
 * test was completed.
 */
function unfinishedTest( log: string ): string | undefined {
	const [ , event, test ] =
		( existsSync( log ) ? readFileSync( log, 'utf8' ) : '' )
			.match( /^##teamcity\[test(?:Started|Finished).*/gm )
			?.at( -1 )
			// A location is a file, a class and a method: `php_qn://file::\Class::method`.
			?.match( /\[(\w+) (?:.*::\\([^']+))?/ ) ?? [];
	if ( ! event ) {
		return 'before the first test';
	}
	return event === 'testStarted' ? `during ${ test }` : undefined;
}

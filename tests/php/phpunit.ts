import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';
import { openDatabase } from '../../src/playground/database';
import { temporaryFolder } from '../../src/playground/native-php';
import { PlaygroundError } from '../../src/playground/playground-error';
import { makePristine } from '../harness/browser/pristine';
import { findPhpUnit } from './find-phpunit';
import { openSite } from './site';

/**
 * Runs the server tests with an installed PHPUnit and prints its output.
 *
 * @param options Of PHPUnit, for example `--filter`.
 * @param named   Database server, see `openDatabase()`; SQLite without it.
 * @return Whether every test passed.
 * @throws PlaygroundError when PHPUnit is not installed.
 */
export async function runPhpUnit(
	options: readonly string[],
	named?: string
): Promise< boolean > {
	const program = findPhpUnit();
	if ( ! program ) {
		throw new PlaygroundError(
			'PHPUnit 9 is not installed. Install it (on Debian 12: apt-get install phpunit php-sqlite3 php-mysql), or run the tests without --phpunit.'
		);
	}
	const database = named ? await openDatabase( named ) : undefined;
	const site = await openSite(
		'.cache/php/site-phpunit',
		await makePristine(),
		database
	);
	// The mock platform answers the tests from this process, so it must not wait here.
	const running = spawn( 'php', [ program, ...options ], {
		env: {
			...process.env,
			// Besides the folder that PHP reads anyway.
			PHP_INI_SCAN_DIR: `${ delimiter }${ resolve( 'tests/php/phpunit' ) }`,
			DOVETAIL_TESTS: JSON.stringify( site.surroundings ),
			TMPDIR: resolve( temporaryFolder( site.folder ) ),
		},
		stdio: 'inherit',
	} );
	const [ status ] = ( await once( running, 'exit' ) ) as [ number | null ];
	await site.close();
	await database?.stop();
	return status === 0;
}

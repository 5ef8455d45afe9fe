import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { temporaryFolder } from '../../src/playground/native-php';
import { PlaygroundError } from '../../src/playground/playground-error';
import { makePristine } from '../harness/browser/pristine';
import { findPhpUnit } from './find-phpunit';
import { openSite } from './site';

/**
 * Runs the server tests with an installed PHPUnit and prints its output.
 *
 * @param options Of PHPUnit, for example `--filter`.
 * @return Whether every test passed.
 * @throws PlaygroundError when PHPUnit is not installed.
 */
export async function runPhpUnit(
	options: readonly string[]
): Promise< boolean > {
	const program = findPhpUnit();
	if ( ! program ) {
		throw new PlaygroundError(
			'PHPUnit is not installed. Install it (on Debian and Ubuntu: apt-get install phpunit php-sqlite3), or run the tests without --phpunit.'
		);
	}
	const site = await openSite(
		'.cache/php/site-phpunit',
		await makePristine()
	);
	// The mock platform answers the tests from this process, so it must not wait here.
	const running = spawn(
		'php',
		// The tests have a gethostbyname() that asks nobody.
		[
			'-d',
			'disable_functions=gethostbyname',
			'-d',
			'memory_limit=512M',
			program,
			...options,
		],
		{
			env: {
				...process.env,
				DOVETAIL_TESTS: JSON.stringify( site.surroundings ),
				TMPDIR: resolve( temporaryFolder( site.folder ) ),
			},
			stdio: 'inherit',
		}
	);
	const [ status ] = ( await once( running, 'exit' ) ) as [ number | null ];
	await site.close();
	return status === 0;
}

/**
 * Installs missing packages, then runs a command in this process: `node src/commands/run.mjs start --port 9000`.
 * Without a child process, Ctrl-C needs no forwarding.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const COMMANDS = {
	start: 'src/playground/index.ts',
	test: 'src/commands/test.ts',
	'test-php': 'tests/php/index.ts',
	bench: 'tests/bench/index.ts',
	mutants: 'tests/mutants/index.ts',
	fixtures: 'tests/harness/write-fixtures.ts',
	build: 'src/bundle/index.ts',
	report: 'src/bundle/report.ts',
	zip: 'src/bundle/zip.ts',
	docs: 'src/docs/index.ts',
	release: 'src/commands/release.ts',
	'new-block': 'src/scaffold/index.ts',
};

process.chdir(
	resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' )
);

const [ , , name, ...args ] = process.argv;
const file = Object.hasOwn( COMMANDS, name ) && COMMANDS[ name ];
if ( ! file ) {
	console.error(
		`There is no command “${ name }”: there are ${ Object.keys( COMMANDS ).join( ', ' ) }.`
	);
	process.exit( 2 );
}

ensureInstalled();

const { register } = await import( 'tsx/esm/api' );
register();
process.argv = [ process.execPath, resolve( file ), ...args ];
await import( pathToFileURL( resolve( file ) ).href );

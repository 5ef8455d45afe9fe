import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { endWithProcess } from './end-with-process';
import { PlaygroundError } from './playground-error';

/** Paths of a native PHP: the program and the files it needs. */
export type NativePhp = {
	executable: string;
	extensions: string;
	environment: NodeJS.ProcessEnv;
};

/** PHP extensions that WordPress and the plugin use. */
const EXTENSIONS = [
	'ctype',
	'curl',
	'dom',
	'exif',
	'fileinfo',
	'gd',
	'iconv',
	'intl',
	'mbstring',
	'pdo',
	'pdo_sqlite',
	'simplexml',
	'sqlite3',
	'tokenizer',
	'xml',
	'xmlreader',
	'xmlwriter',
	'zip',
];

/** PHP extensions that WordPress needs for databases other than SQLite. */
const DATABASE_EXTENSIONS = [ 'mysqlnd', 'mysqli' ];

let found: NativePhp | null | undefined;

/**
 * Returns the native PHP from the npm package (Linux x64, glibc of 2021 or later); undefined on machines that cannot
 * run it.
 */
export function findNativePhp(): NativePhp | undefined {
	found ??= locatePhp();
	return found ?? undefined;
}

function locatePhp(): NativePhp | null {
	if ( process.platform !== 'linux' || process.arch !== 'x64' ) {
		return null;
	}
	const root = dirname(
		dirname(
			createRequire( import.meta.url ).resolve(
				'@libphp/amazon-linux-2023-v84'
			)
		)
	);
	const executable = join( root, 'native/php/php' );
	const environment = {
		...process.env,
		LD_LIBRARY_PATH: join( root, 'native/lib' ),
	};
	const { status } = spawnSync( executable, [ '-n', '-v' ], {
		env: environment,
	} );
	return status === 0
		? {
				executable,
				environment,
				extensions: join( root, 'native/php/modules' ),
			}
		: null;
}

/**
 * Runs PHP code (without the `<?php` tag) with the native PHP, outside WordPress. The code may connect to a database.
 *
 * @param code PHP code that reads `input` as JSON from its standard input.
 * @return The output, and whether the exit code was 0.
 * @throws PlaygroundError if native PHP does not run on this machine.
 */
export async function runNativePhp(
	code: string,
	input: unknown
): Promise< { isOk: boolean; output: string } > {
	const php = findNativePhp();
	if ( ! php ) {
		throw new PlaygroundError(
			'A database other than SQLite needs PHP itself, which runs on Linux on x64 only. Start without --database.'
		);
	}
	const { status, stdout } = spawnSync(
		php.executable,
		[
			'-n',
			...[ `extension_dir=${ php.extensions }` ]
				.concat(
					DATABASE_EXTENSIONS.map( ( name ) => `extension=${ name }` )
				)
				.flatMap( ( setting ) => [ '-d', setting ] ),
			'-r',
			code,
		],
		{
			env: php.environment,
			input: JSON.stringify( input ),
			encoding: 'utf8',
		}
	);
	return { isOk: status === 0, output: stdout };
}

/**
 * Runs PHP (without `<?php`) in a separate process, with the settings of a site, outside WordPress.
 *
 * @return The output, even after a failure, and a function that kills the process.
 */
export function spawnNativePhp(
	{ executable, extensions, environment }: NativePhp,
	siteFolder: string,
	code: string
): { done: Promise< string >; end(): void } {
	const temporary = resolve( temporaryFolder( siteFolder ) );
	mkdirSync( temporary, { recursive: true } );
	const child = spawn(
		executable,
		[ '-n', ...phpSettings( extensions ), '-r', code ],
		{
			env: { ...environment, TMPDIR: temporary },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		}
	);
	endWithProcess( child );
	let output = '';
	const append = ( chunk: Buffer ) => ( output += chunk.toString() );
	child.stdout.on( 'data', append );
	child.stderr.on( 'data', append );
	return {
		done: new Promise( ( ended ) =>
			child.on( 'close', () => ended( output ) )
		),
		end: () => child.kill( 'SIGKILL' ),
	};
}

/** Result of a program that the native PHP ran. The exit code is -1 if a signal killed it. */
export type Ended = { code: number; stdout: string; stderr: string };

/**
 * Runs a PHP file on the command line with the settings of a site.
 *
 * @param php     Native PHP from `findNativePhp()`.
 * @param site    Folder of the site.
 * @param command The file and its arguments.
 * @param options Standard input, and the number of output bytes that are read before the pipe is closed.
 */
export function runNativeFile(
	{ executable, extensions, environment }: NativePhp,
	site: string,
	command: readonly string[],
	{ input = '', bytes = Infinity }: { input?: string; bytes?: number } = {}
): Promise< Ended > {
	const temporary = resolve( temporaryFolder( site ) );
	mkdirSync( temporary, { recursive: true } );
	const child = spawn(
		executable,
		[
			'-n',
			...phpSettings( extensions ),
			...[ '-d', 'extension=phar' ],
			...command,
		],
		{ env: { ...environment, TMPDIR: temporary } }
	);
	endWithProcess( child );
	child.stdin.end( input );
	let stdout = '';
	let stderr = '';
	child.stdout.on( 'data', ( chunk: Buffer ) => {
		stdout += chunk.toString();
		if ( stdout.length >= bytes ) {
			child.stdout.destroy();
		}
	} );
	child.stderr.on( 'data', ( chunk: Buffer ) => {
		stderr += chunk.toString();
	} );
	return new Promise( ( ended ) =>
		child.on( 'close', ( code ) =>
			ended( { code: code ?? -1, stdout, stderr } )
		)
	);
}

/** Returns the site's own folder for temporary files. In a shared folder, sites would see each other's files. */
export const temporaryFolder = ( root: string ): string =>
	`${ root }.temporary`;

/** Adds the plugin to the site as a symbolic link, so that a new build takes effect immediately. */
export function linkPlugin( root: string, pluginFolder?: string ): void {
	const place = join( root, 'wp-content/plugins/dovetail-blocks' );
	rmSync( place, { recursive: true, force: true } );
	if ( pluginFolder ) {
		mkdirSync( dirname( place ), { recursive: true } );
		symlinkSync( resolve( pluginFolder ), place );
	}
}

/** Returns PHP's settings as command-line options. */
export const phpSettings = ( extensions: string ): string[] =>
	[
		`extension_dir=${ extensions }`,
		'zend_extension=opcache',
		...[ ...EXTENSIONS, ...DATABASE_EXTENSIONS ].map(
			( name ) => `extension=${ name }`
		),
		'memory_limit=256M',
		'error_reporting=E_ALL',
		'display_errors=1',
		// Do not display startup errors, because a warning about a large request body would be printed before WordPress
		// can send a status.
		'display_startup_errors=0',
		'log_errors=1',
		// Use low limits, so that tests can exceed them.
		'upload_max_filesize=16M',
		'post_max_size=20M',
		'max_execution_time=0',
		'sendmail_path=/bin/false',
		// Disable PHP's function, so that `host-names.php` can define one that does no DNS lookup.
		'disable_functions=gethostbyname',
		'opcache.enable=1',
		'opcache.enable_cli=1',
		'opcache.max_accelerated_files=10000',
		'opcache.revalidate_freq=0',
	].flatMap( ( setting ) => [ '-d', setting ] );

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const MIN_NODE_VERSION = [ 20, 19 ];

/**
 * Runs `npm ci` if the installed packages differ from `package-lock.json`. If that fails, the process exits with a
 * one-sentence message. This module has no dependencies, because it runs before any package is installed.
 */
export function ensureInstalled() {
	const [ major = 0, minor = 0 ] = process.versions.node
		.split( '.' )
		.map( Number );
	const [ oldestMajor, oldestMinor ] = MIN_NODE_VERSION;
	if (
		major < oldestMajor ||
		( major === oldestMajor && minor < oldestMinor )
	) {
		end(
			`Node ${ process.versions.node } is too old: this needs ${ MIN_NODE_VERSION.join( '.' ) } or newer.`
		);
	}
	if ( isInstalled() ) {
		return;
	}
	// Print to standard error, because standard output must contain only the command's result, such as a JSON report.
	console.error( 'Installing the packages of package-lock.json (npm ci) …' );
	const npm = process.env.npm_execpath;
	const args = [ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ];
	const { status } = npm?.endsWith( 'js' )
		? spawnSync( process.execPath, [ npm, ...args ], {
				stdio: [ 'ignore', 2, 2 ],
			} )
		: spawnSync( 'npm', args, {
				stdio: [ 'ignore', 2, 2 ],
				shell: process.platform === 'win32',
			} );
	if ( status !== 0 ) {
		end(
			'The packages could not be installed: the lines above are what npm says.'
		);
	}
}

/**
 * Compares `package-lock.json` with the lockfile that npm writes to `node_modules` after an installation. Packages for
 * other operating systems may be missing from `node_modules`.
 *
 * @param {string} root Folder of package.json.
 * @return {boolean} Whether nothing is left to install.
 */
export function isInstalled( root = '.' ) {
	const hidden = `${ root }/node_modules/.package-lock.json`;
	if ( ! existsSync( hidden ) ) {
		return false;
	}
	const installed = packagesOf( hidden );
	return Object.entries( packagesOf( `${ root }/package-lock.json` ) ).every(
		( [ path, wanted ] ) =>
			path === '' ||
			( installed[ path ]
				? installed[ path ].version === wanted.version &&
					installed[ path ].integrity === wanted.integrity
				: wanted.optional )
	);
}

/**
 * @param {string} lockfile
 * @return {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by path.
 */
function packagesOf( lockfile ) {
	return JSON.parse( readFileSync( lockfile, 'utf8' ) ).packages;
}

/** @param {string} sentence */
function end( sentence ) {
	console.error( sentence );
	process.exit( 1 );
}

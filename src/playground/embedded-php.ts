import { runCLI } from '@wp-playground/cli';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Engine, EngineOptions } from './engine';

/**
 * Supported versions of the embedded PHP: the plugin's minimum version, the version for machines without native PHP,
 * and the latest.
 */
export const PHP_VERSIONS = [ '7.4', '8.3', '8.5' ] as const;
export type PhpVersion = ( typeof PHP_VERSIONS )[ number ];

/**
 * PHP settings for versions with an in-memory opcode cache, which is about five times faster than the runtime's file
 * cache. The first lines repeat the runtime's own settings.
 */
const PHP_INI = `auto_prepend_file = /internal/shared/auto_prepend_file.php
memory_limit = 256M
ignore_repeated_errors = 1
error_reporting = E_ALL
display_errors = 1
html_errors = 1
display_startup_errors = 1
log_errors = 1
upload_max_filesize = 16M
post_max_size = 20M
max_execution_time = 0
opcache.enable = 1
opcache.enable_cli = 1
opcache.jit = 0
opcache.memory_consumption = 128
opcache.interned_strings_buffer = 16
opcache.max_accelerated_files = 10000
opcache.revalidate_freq = 0
`;

/** Path of WordPress inside the runtime. */
const ROOT = '/wordpress';

/** Starts PHP in WebAssembly, in threads of this process. It runs on every system that Node.js supports. */
export async function startEmbeddedPhp( {
	siteFolder,
	pluginFolder,
	projectFolder,
	port,
	url,
	workers,
	constants,
	php = '8.3',
}: EngineOptions & { php?: PhpVersion } ): Promise< Engine > {
	const mounts = [ { hostPath: resolve( siteFolder ), vfsPath: ROOT } ];
	if ( pluginFolder ) {
		mounts.push( {
			hostPath: resolve( pluginFolder ),
			vfsPath: `${ ROOT }/wp-content/plugins/dovetail-blocks`,
		} );
	}
	if ( projectFolder ) {
		mounts.push( {
			hostPath: resolve( projectFolder ),
			vfsPath: '/project',
		} );
	}
	if ( php !== '7.4' ) {
		// The runtime adds entries for WordPress to this file when it starts.
		const hostPath = `${ resolve( siteFolder ) }.php.ini`;
		writeFileSync( hostPath, PHP_INI );
		mounts.push( { hostPath, vfsPath: '/internal/shared/php.ini' } );
	}
	const text: Record< string, string > = {};
	const flags: Record< string, boolean > = {};
	for ( const [ name, value ] of Object.entries( constants ) ) {
		if ( typeof value === 'string' ) {
			text[ name ] = value;
		} else {
			flags[ name ] = value;
		}
	}
	const playground = await runCLI( {
		command: 'server',
		php,
		port,
		workers,
		'site-url': url,
		'mount-before-install': mounts,
		wordpressInstallMode: 'do-not-attempt-installing',
		skipSqliteSetup: true,
		define: text,
		'define-bool': flags,
		verbosity: 'quiet',
	} );
	return {
		server: playground.server,
		root: ROOT,
		run: async ( code ) =>
			( await playground.playground.run( { code } ) ).text,
		end: () => playground[ Symbol.asyncDispose ](),
	};
}

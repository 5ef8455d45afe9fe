import { runCLI, type RunCLIServer } from '@wp-playground/cli';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { serveFiles } from './serve-files';

/** Versions of PHP that the embedded runtime has here: the oldest we promise, the one of every day, the newest. */
export const PHP_VERSIONS = [ '7.4', '8.3', '8.5' ] as const;
type PhpVersion = ( typeof PHP_VERSIONS )[ number ];

/** A WordPress that answers requests. */
export type RunningWordPress = {
	/** `http://127.0.0.1:8881`, without a slash at the end. */
	url: string;
	/**
	 * Runs PHP (without `<?php`) after WordPress has loaded, as nobody, and resolves with what it printed.
	 * Rejects with PHP's words when it ends with an error. `isBare` leaves WordPress out.
	 */
	runPhp( code: string, options?: { isBare?: boolean } ): Promise< string >;
	/** Ends requests under way, then the server and its threads. */
	stop(): Promise< void >;
};

type Options = {
	/** A folder prepared by `prepareSite`. */
	siteFolder: string;
	/** The built plugin, mounted as `wp-content/plugins/dovetail-blocks`. Without one there is an empty folder. */
	pluginFolder?: string;
	port: number;
	php?: PhpVersion;
	/** Threads that run PHP. Two serve a browser on two cores. */
	workers?: number;
	/** PHP constants for every request. */
	constants?: Readonly< Record< string, string | boolean > >;
};

/** How long requests under way may take once the server is told to stop, in milliseconds. */
const GRACE = 2000;

/**
 * Settings of PHP for the versions that have room for compiled code in memory: a request is answered about five times faster
 * than with the files of compiled code that the runtime keeps by itself. The first lines are the runtime's own.
 */
const PHP_INI = `auto_prepend_file = /internal/shared/auto_prepend_file.php
memory_limit = 256M
ignore_repeated_errors = 1
error_reporting = E_ALL
display_errors = 1
html_errors = 1
display_startup_errors = 1
log_errors = 1
upload_max_filesize = 2000M
post_max_size = 2000M
max_execution_time = 0
opcache.enable = 1
opcache.enable_cli = 1
opcache.jit = 0
opcache.memory_consumption = 128
opcache.interned_strings_buffer = 16
opcache.max_accelerated_files = 10000
opcache.revalidate_freq = 0
`;

/** Boots the embedded WordPress (PHP in WebAssembly) in this process. */
export async function bootWordPress( {
	siteFolder,
	pluginFolder,
	port,
	php = '8.3',
	workers = 2,
	constants = {},
}: Options ): Promise< RunningWordPress > {
	const url = `http://127.0.0.1:${ port }`;
	const mounts = [
		{ hostPath: resolve( siteFolder ), vfsPath: '/wordpress' },
	];
	if ( pluginFolder ) {
		mounts.push( {
			hostPath: resolve( pluginFolder ),
			vfsPath: '/wordpress/wp-content/plugins/dovetail-blocks',
		} );
	}
	if ( php !== '7.4' ) {
		// WordPress's own entries are added to it while it boots.
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
	refuseStrangers( playground.server );
	serveFiles( playground.server, [
		...( pluginFolder
			? [
					{
						folder: resolve( pluginFolder ),
						path: '/wp-content/plugins/dovetail-blocks/',
						isKept: false,
					},
				]
			: [] ),
		{ folder: resolve( siteFolder ), path: '/', isKept: true },
	] );
	// The first request is always answered with a redirect to itself.
	const redirect = await fetch( url, { redirect: 'manual' } );
	await redirect.arrayBuffer();

	return {
		url,
		runPhp: async ( code, { isBare = false } = {} ) => {
			const preamble = isBare
				? ''
				: "require_once '/wordpress/wp-load.php';";
			const result = await playground.playground.run( {
				code: `<?php ${ preamble }\n${ code }`,
			} );
			return result.text;
		},
		stop: () => stop( playground ),
	};
}

/** The runtime listens on every interface; this site, with its known passwords, is for this machine alone. */
function refuseStrangers( server: Server ): void {
	server.on( 'connection', ( socket: Socket ) => {
		if (
			! /^(127\.|::1$|::ffff:127\.)/.test( socket.remoteAddress ?? '' )
		) {
			socket.destroy();
		}
	} );
}

async function stop( playground: RunCLIServer ): Promise< void > {
	const late = new AbortController();
	const timer = setTimeout( () => late.abort(), GRACE );
	await new Promise< void >( ( done ) => {
		playground.server.close( () => done() );
		playground.server.closeIdleConnections();
		late.signal.addEventListener( 'abort', () => done() );
	} );
	clearTimeout( timer );
	await playground[ Symbol.asyncDispose ]();
}

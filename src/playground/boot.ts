import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { startEmbeddedPhp, type PhpVersion } from './embedded-php';
import type { Engine, EngineOptions } from './engine';
import { findNativePhp } from './native-php';
import { startNativeServer } from './native-server';
import { phpValue } from './php';
import { serveFiles } from './serve-files';

/** A running WordPress site. */
export type RunningWordPress = {
	/** Base URL without a trailing slash, such as `http://127.0.0.1:8881`. */
	url: string;
	/**
	 * Runs PHP (without `<?php`) after WordPress has loaded, without a logged-in user. Resolves with its output and
	 * rejects with PHP's error message. With `isBare`, WordPress is not loaded, and `$wp_load` is the path of
	 * `wp-load.php`.
	 */
	runPhp( code: string, options?: { isBare?: boolean } ): Promise< string >;
	/** Lets pending requests finish for up to two seconds, then stops the server and its threads. */
	stop(): Promise< void >;
};

type Options = Omit< EngineOptions, 'url' | 'workers' | 'constants' > & {
	/** Version of the embedded PHP. By default, the native PHP runs if this machine supports it. */
	php?: PhpVersion;
	/** Number of requests handled at the same time. Two are enough for a browser on two cores. */
	workers?: number;
	constants?: EngineOptions[ 'constants' ];
};

/** Maximum time for pending requests to finish when the server stops, in milliseconds. */
const STOP_TIMEOUT_MS = 2000;

/** Starts a WordPress site on this machine. */
export async function bootWordPress( {
	php,
	...options
}: Options ): Promise< RunningWordPress > {
	const { siteFolder, pluginFolder, port } = options;
	const url = `http://127.0.0.1:${ port }`;
	const whole = { workers: 2, constants: {}, ...options, url };
	const native = php ? undefined : findNativePhp();
	const engine = native
		? await startNativeServer( native, whole )
		: await startEmbeddedPhp( { ...whole, php } );
	rejectOtherMachines( engine.server );
	serveFiles( engine.server, [
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
	// The embedded runtime responds to the first request with a redirect to the same URL.
	const first = await fetch( url, { redirect: 'manual' } );
	await first.arrayBuffer();

	return {
		url,
		runPhp: ( code, { isBare = false } = {} ) =>
			engine.run( `<?php
				$wp_load = ${ phpValue( `${ engine.root }/wp-load.php` ) };
				${ isBare ? '' : 'require_once $wp_load;' }\n${ code }` ),
		stop: () => stop( engine ),
	};
}

/**
 * Rejects connections from other machines. The runtime listens on all network interfaces, and the site's passwords are
 * publicly known.
 */
function rejectOtherMachines( server: Server ): void {
	server.on( 'connection', ( socket: Socket ) => {
		if (
			! /^(127\.|::1$|::ffff:127\.)/.test( socket.remoteAddress ?? '' )
		) {
			socket.destroy();
		}
	} );
}

async function stop( { server, end }: Engine ): Promise< void > {
	const late = new AbortController();
	const timer = setTimeout( () => late.abort(), STOP_TIMEOUT_MS );
	await new Promise< void >( ( done ) => {
		server.close( () => done() );
		server.closeIdleConnections();
		late.signal.addEventListener( 'abort', () => done() );
	} );
	clearTimeout( timer );
	await end();
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';
import { startEmbeddedPhp, type PhpVersion } from './embedded-php';
import type { Engine, EngineOptions } from './engine';
import { findNativePhp, startNativePhp } from './native-php';
import { phpValue } from './php';
import { serveFiles } from './serve-files';

/** A WordPress that answers requests. */
export type RunningWordPress = {
	/** `http://127.0.0.1:8881`, without a slash at the end. */
	url: string;
	/**
	 * Runs PHP (without `<?php`) after WordPress has loaded, as nobody, and resolves with what it printed.
	 * Rejects with PHP's words when it ends with an error. `isBare` leaves WordPress out: `$wp_load` is its file.
	 */
	runPhp( code: string, options?: { isBare?: boolean } ): Promise< string >;
	/** Ends requests under way, then the server and its threads. */
	stop(): Promise< void >;
};

type Options = Omit< EngineOptions, 'url' | 'workers' | 'constants' > & {
	/** Runs a version of the embedded PHP; without it the native one runs where this machine can. */
	php?: PhpVersion;
	/** Requests that are answered at the same time. Two serve a browser on two cores. */
	workers?: number;
	/** PHP constants for every request. */
	constants?: EngineOptions[ 'constants' ];
};

/** Milliseconds that pending requests may take when the server stops. */
const GRACE = 2000;

/** Boots a WordPress of this machine's own. */
export async function bootWordPress( {
	php,
	...options
}: Options ): Promise< RunningWordPress > {
	const { siteFolder, pluginFolder, port } = options;
	const url = `http://127.0.0.1:${ port }`;
	const whole = { workers: 2, constants: {}, ...options, url };
	const native = php ? undefined : findNativePhp();
	const engine = native
		? await startNativePhp( native, whole )
		: await startEmbeddedPhp( { ...whole, php } );
	refuseStrangers( engine.server );
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
	// The embedded runtime answers the first request with a redirect to itself, always.
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

async function stop( { server, end }: Engine ): Promise< void > {
	const late = new AbortController();
	const timer = setTimeout( () => late.abort(), GRACE );
	await new Promise< void >( ( done ) => {
		server.close( () => done() );
		server.closeIdleConnections();
		late.signal.addEventListener( 'abort', () => done() );
	} );
	clearTimeout( timer );
	await end();
}

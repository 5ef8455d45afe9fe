import type { Mock, ScenarioName } from '#shared/request';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { findFacts } from '../bundle/find-facts';
import { createApp } from './create-app';
import { createPlatform, type Platform } from './create-platform';
import { loadMocks } from './mocks';

/** The token that the playground's site is set up with. */
export const PLAYGROUND_TOKEN = 'playground-token';

/** A platform that listens. */
export type RunningPlatform = {
	/** `http://127.0.0.1:PORT`; its page for people is `/__platform/`. */
	url: string;
	/** Base address of every service that a browser calls directly, by name: the site's initial state takes them. */
	services: Readonly< Record< string, string > >;
	/** The instance at hand; starting anew replaces it. */
	platform(): Platform;
	stop(): Promise< void >;
};

type Options = {
	scenario?: ScenarioName;
	/** 0 takes any free one. */
	port?: number;
	token?: string;
	/** Mocks to serve; all on disk by default. */
	mocks?: readonly Mock[];
};

/** Starts the mock platform on this machine, and for this machine alone. Rejects when the port is taken. */
export async function startPlatform( {
	scenario = 'paid',
	port = 0,
	token = PLAYGROUND_TOKEN,
	mocks,
}: Options = {} ): Promise< RunningPlatform > {
	// Requests that the site or WordPress serves never arrive here.
	const answered = ( mocks ?? ( await loadMocks() ) ).filter(
		( mock ) =>
			mock.kind === 'page' ||
			mock.endpoint.servedBy.some( ( server ) =>
				[ 'platform', 'service' ].includes( server )
			)
	);
	const plans = Object.fromEntries(
		[ ...( await findFacts() ) ].flatMap( ( [ slug, { mockPlan } ] ) =>
			mockPlan ? [ [ slug, mockPlan ] ] : []
		)
	);
	let url = '';
	let platform: Platform;
	const start = ( name: ScenarioName ) => {
		platform = createPlatform( name, answered, {
			origin: url,
			token,
			plans,
		} );
	};
	const current = () => platform;

	const { server, address } = await listen(
		createApp( current, start ),
		port
	);
	url = `http://127.0.0.1:${ address.port }`;
	start( scenario );

	return {
		url,
		services: servicesOf( answered, url ),
		platform: current,
		stop: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() );
				server.closeAllConnections();
			} ),
	};
}

function listen(
	app: ReturnType< typeof createApp >,
	port: number
): Promise< { server: Server; address: AddressInfo } > {
	return new Promise( ( resolve, reject ) => {
		const server = serve(
			{ fetch: app.fetch, port, hostname: '127.0.0.1' },
			( address ) => resolve( { server, address } )
		) as Server;
		server.once( 'error', reject );
	} );
}

function servicesOf(
	mocks: readonly Mock[],
	url: string
): Record< string, string > {
	const names = mocks.map( ( mock ) =>
		mock.kind === 'page' ? mock.service : mock.endpoint.service
	);
	return Object.fromEntries(
		names
			.filter( ( name ) => name !== '' )
			.map( ( name ) => [ name, `${ url }/services/${ name }` ] )
	);
}

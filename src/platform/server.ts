import type { Mock, ScenarioName } from '#shared/request';
import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { findFacts } from '../bundle/find-facts';
import { createApp } from './create-app';
import { createPlatform, type Platform } from './create-platform';
import { loadMocks } from './mocks';

/** The token that the playground's site uses for the mock platform. */
export const PLAYGROUND_TOKEN = 'playground-token';

/** A running mock platform. */
export type RunningPlatform = {
	/** Base URL, such as `http://127.0.0.1:PORT`. The control page is at `/__platform/`. */
	url: string;
	/** Base URL of each service that browsers call directly, by name, for the site's initial state. */
	services: Readonly< Record< string, string > >;
	/** Returns the current instance. A restart replaces it. */
	platform(): Platform;
	stop(): Promise< void >;
};

type Options = {
	scenario?: ScenarioName;
	/** Port to listen on; 0 chooses a free port. */
	port?: number;
	token?: string;
	/** Mocks to serve; by default, all mocks of the project. */
	mocks?: readonly Mock[];
};

/** Starts the mock platform, reachable only from this machine. Rejects if the port is in use. */
export async function startPlatform( {
	scenario = 'paid',
	port = 0,
	token = PLAYGROUND_TOKEN,
	mocks,
}: Options = {} ): Promise< RunningPlatform > {
	// Leave out mocks of endpoints that the site or WordPress serves, because the mock platform never receives these
	// requests.
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

import type { ScenarioName } from '#shared/request';
import { findFacts, mergeFacts } from '../bundle/find-facts';
import { PLAYGROUND_TOKEN, startPlatform } from '../platform/server';
import { phpScript } from './php';
import type { RunningPlatform } from './start';

/**
 * Starts the mock platform and returns the site's settings for it. Without a scenario, the site has no platform and
 * connects to the mock services with its own keys.
 */
export async function mockPlatform( {
	scenario,
	port,
}: {
	scenario?: ScenarioName;
	port: number;
} ): Promise< RunningPlatform > {
	const { url, services, stop } = await startPlatform( { scenario, port } );
	const keys = Object.fromEntries(
		Object.entries(
			mergeFacts( await findFacts(), 'connections' )
		).flatMap( ( [ id, { mockValues } ] ) =>
			mockValues ? [ [ id, mockValues ] ] : []
		)
	);
	return {
		url: `${ url }/__platform/`,
		connect: async ( { runPhp } ) => {
			await runPhp(
				phpScript( 'connect-platform', {
					url: scenario ? url : '',
					token: scenario ? PLAYGROUND_TOKEN : '',
					services,
					keys: scenario ? {} : keys,
				} )
			);
		},
		stop,
	};
}

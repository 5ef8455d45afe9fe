import type { ScenarioName } from '#shared/request';
import { findFacts, gathered } from '../bundle/find-facts';
import { PLAYGROUND_TOKEN, startPlatform } from '../platform/server';
import { phpScript } from './php';
import type { RunningPlatform } from './start';

/**
 * Starts the mock platform and says how the site finds it. Without a scenario the site has no platform: keys of its own
 * connect it to the mock services, as its owner would connect it to the real ones.
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
		Object.entries( gathered( await findFacts(), 'connections' ) ).flatMap(
			( [ id, { mockValues } ] ) =>
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

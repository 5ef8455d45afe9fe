import type { ScenarioName } from '#shared/request';
import { PLAYGROUND_TOKEN, startPlatform } from '../platform/server';
import { phpScript } from './php';
import type { RunningPlatform } from './start';

/** Starts the mock platform and says how the site finds it. */
export async function mockPlatform( {
	scenario,
	port,
}: {
	scenario: ScenarioName;
	port: number;
} ): Promise< RunningPlatform > {
	const { url, services, stop } = await startPlatform( { scenario, port } );
	return {
		url: `${ url }/__platform/`,
		connect: async ( { runPhp } ) => {
			await runPhp(
				phpScript( 'connect-platform', {
					url,
					token: PLAYGROUND_TOKEN,
					services,
				} )
			);
		},
		stop,
	};
}

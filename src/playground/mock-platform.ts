import { isScenarioName, scenarios } from '../platform/scenarios';
import { PLAYGROUND_TOKEN, startPlatform } from '../platform/server';
import { phpScript } from './php';
import { PlaygroundError } from './playground-error';
import type { RunningPlatform } from './start';

/**
 * Starts the mock platform and says how the site finds it.
 *
 * @throws PlaygroundError for a scenario that does not exist.
 */
export async function mockPlatform( {
	scenario = 'paid',
	port,
}: {
	scenario?: string;
	port: number;
} ): Promise< RunningPlatform > {
	if ( ! isScenarioName( scenario ) ) {
		throw new PlaygroundError(
			`There is no scenario “${ scenario }”: there are ${ Object.keys(
				scenarios
			).join( ', ' ) }.`
		);
	}
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

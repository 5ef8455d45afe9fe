import { findFacts, mergeFacts } from '../../../src/bundle/find-facts';
import { php } from './site';

/** Returns keys for the mock services, by connection, as the owner of a site without a platform would enter them. */
const ownKeys = async () =>
	Object.fromEntries(
		Object.entries(
			mergeFacts( await findFacts(), 'connections' )
		).flatMap( ( [ id, { mockValues } ] ) =>
			mockValues ? [ [ id, mockValues ] ] : []
		)
	);

/**
 * Disconnects this worker's site from the platform and gives it its own keys for the mock services. `undo` restores the
 * platform.
 */
export async function withoutPlatform( keys?: object ): Promise< {
	undo(): Promise< void >;
} > {
	const before = await php(
		`$before = get_option( 'dovetail_blocks_playground_platform' );
		update_option( 'dovetail_blocks_playground_platform', array( 'url' => '', 'token' => '', 'keys' => $input ) + $before );
		return $before;`,
		keys ?? ( await ownKeys() )
	);
	return {
		async undo() {
			await php(
				`return update_option( 'dovetail_blocks_playground_platform', $input );`,
				before
			);
		},
	};
}

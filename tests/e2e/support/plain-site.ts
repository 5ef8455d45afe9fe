import { findFacts, gathered } from '../../../src/bundle/find-facts';
import { php } from './site';

/** What the owner of a plain site has entered: the playground's values for the mock services, by connection. */
const ownKeys = async () =>
	Object.fromEntries(
		Object.entries( gathered( await findFacts(), 'connections' ) ).flatMap(
			( [ id, { mockValues } ] ) =>
				mockValues ? [ [ id, mockValues ] ] : []
		)
	);

/**
 * Makes the site of this worker a plain one: no platform, keys of its own at the mock services, or these. `undo` gives the
 * platform back.
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

import { readInitialState } from '#shared/initial-state';
import { ApiError, type Endpoint } from '#shared/request';
import { useState } from '@wordpress/element';
import { useEndpoint, type HookRest } from './use-endpoint';

/** Availability records of blocks that have checked their connection again since the editor opened. */
const rechecked = new WeakSet< object >();

/**
 * Calls an endpoint of a block that needs a connection, like `useEndpoint`. If the connection was missing when the
 * editor opened, fails with `missing_connection` and sends no request until `retry` is called.
 *
 * @param slug     Slug of the block.
 * @param endpoint
 * @param rest     Arguments of the call, or `null` to send no request yet.
 */
export function useConnectedEndpoint< E extends Endpoint >(
	slug: string,
	endpoint: E,
	...rest: HookRest< E >
): ReturnType< typeof useEndpoint< E > > {
	const record = readInitialState().availability[ slug ];
	const [ missing, setMissing ] = useState(
		record?.available && record.connection && ! rechecked.has( record )
			? record
			: null
	);
	const isMissing = missing !== null && rest[ 0 ] !== null;
	const called = useEndpoint(
		endpoint,
		...( isMissing ? ( [ null ] as HookRest< E > ) : rest )
	);
	return isMissing
		? {
				status: 'failed',
				error: NOT_CONNECTED,
				retry() {
					rechecked.add( missing );
					setMissing( null );
				},
			}
		: called;
}

const NOT_CONNECTED = new ApiError( { code: 'missing_connection' } );

import {
	toApiError,
	type ApiError,
	type DomainOf,
	type Endpoint,
} from '#shared/request';
import { useRef, useState } from '@wordpress/element';
import type { CallRest } from './call';
import { send, type SendOptions, type Sent } from './send';

/** Status of a call. `data` is the result of the last successful call. */
type State< Domain > =
	| { status: 'idle' | 'busy'; data?: Domain; error?: undefined }
	| { status: 'done'; data: Domain; error?: undefined }
	| { status: 'failed'; data?: Domain; error: ApiError };

/** State of a call that a button triggers, and a function to run the call. */
export type Action< E extends Endpoint > = State< DomainOf< E > > & {
	/** Starts the call unless it is already running. Never rejects: resolves to the new state. */
	run( ...args: CallRest< E > ): Promise< State< DomainOf< E > > >;
};

/**
 * A call triggered by a button. It is not aborted when the component unmounts, because the user requested it.
 *
 * @param endpoint The endpoint to call.
 * @param timeout  Timeout in milliseconds, if the default is too short.
 */
export function useAction< E extends Endpoint >(
	endpoint: E,
	{ timeout }: Pick< SendOptions, 'timeout' > = {}
): Action< E > {
	type Now = State< DomainOf< E > >;
	const [ state, setState ] = useState< Now >( { status: 'idle' } );
	const running = useRef< Promise< Now > >();

	async function ask( sent: Sent ): Promise< Now > {
		setState( ( { data } ) => ( { status: 'busy', data } ) );
		const end = await send( endpoint, sent, { timeout } ).then(
			( data ): Now => ( {
				status: 'done',
				data: data as DomainOf< E >,
			} ),
			( error: unknown ): Now => ( {
				status: 'failed',
				error: toApiError( error ),
			} )
		);
		running.current = undefined;
		setState( ( { data } ) => ( { data, ...end } ) );
		return end;
	}
	return {
		...state,
		run: ( ...[ args ] ) =>
			( running.current ??= ask( ( args ?? {} ) as Sent ) ),
	};
}

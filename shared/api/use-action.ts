import {
	toApiError,
	type ApiError,
	type DomainOf,
	type Endpoint,
} from '#shared/request';
import { useRef, useState } from '@wordpress/element';
import type { CallRest } from './call';
import { send, type SendOptions, type Sent } from './send';

/** `data` stays what the last call that went well has given. */
type State< Domain > =
	| { status: 'idle' | 'busy'; data?: Domain; error?: undefined }
	| { status: 'done'; data: Domain; error?: undefined }
	| { status: 'failed'; data?: Domain; error: ApiError };

/** State of a button's call, and a function to run it. */
export type Action< E extends Endpoint > = State< DomainOf< E > > & {
	/** Calls, unless a call is under way. Never rejects: it resolves to how the call ended. */
	run( ...args: CallRest< E > ): Promise< State< DomainOf< E > > >;
};

/**
 * The call that a button makes. It is not stopped when the component goes: what a person has asked for happens.
 *
 * @param endpoint What is called.
 * @param timeout  Milliseconds, where the usual ones are too few.
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

import { useEffect, useState } from '@wordpress/element';
import { call } from '#shared/api';
import { ApiError, toApiError } from '#shared/request';
import { lookUpRedirect } from './api';

/**
 * Where an address leads in the end, or the address itself when it leads nowhere else.
 * Every failure, an answer of 400 or more among them, rejects with an ApiError without a message: the block has its own sentence for an address that does not work.
 * Its `data.url` is where the way ended, for who knows more of that address than what its server answers.
 */
export async function resolveRedirect(
	url: string,
	{ signal }: { signal?: AbortSignal } = {}
): Promise< string > {
	try {
		return (
			( await call( lookUpRedirect, { params: { url }, signal } ) ) ?? url
		);
	} catch ( error ) {
		const { code, data } = toApiError( error );
		throw new ApiError( { code, data } );
	}
}

/** How the look-up of an address stands. */
export type ResolvedUrl = {
	/** Where it leads; the address itself until that is known, and when it cannot be found out. */
	url: string;
	isLoading: boolean;
	/** It could not be found out. */
	hasFailed: boolean;
};

type Settled = { from: string; to: string; hasFailed: boolean };

/** Resolves an address while a component shows it. Without an address there is nothing to load. */
export function useResolvedUrl( url: string | undefined ): ResolvedUrl {
	const [ settled, setSettled ] = useState< Settled | null >( null );

	useEffect( () => {
		if ( ! url ) {
			return;
		}
		const stop = new AbortController();
		const { signal } = stop;
		const settle = ( to: string, hasFailed: boolean ) =>
			signal.aborted || setSettled( { from: url, to, hasFailed } );
		resolveRedirect( url, { signal } ).then(
			( to ) => settle( to, false ),
			() => settle( url, true )
		);
		return () => stop.abort();
	}, [ url ] );

	if ( ! url ) {
		return { url: '', isLoading: false, hasFailed: false };
	}
	return settled?.from === url
		? {
				url: settled.to,
				isLoading: false,
				hasFailed: settled.hasFailed,
			}
		: { url, isLoading: true, hasFailed: false };
}

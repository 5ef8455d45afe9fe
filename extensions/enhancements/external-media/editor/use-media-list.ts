import { errorMessage, withServerMessage } from '#shared/api';
import { toApiError } from '#shared/request';
import { useEffect, useReducer, useRef, useState } from '@wordpress/element';
import type { MediaItem, Service } from '../api';
import { messages } from '../messages';
import {
	browserState,
	FIRST_STATE,
	type BrowserEvent,
	type BrowserState,
} from '../rules/browser-state';
import { askSource, tooManyDetail } from './sources';

/** A list of a source's media, and functions to navigate it. */
export type MediaList = BrowserState & {
	/** Whether a response to the current request has arrived. */
	isListed: boolean;
	/** Error message; empty when there is none. */
	problem: string;
	dispatch( event: BrowserEvent ): void;
	/**
	 * Shows an error from another request; null removes it.
	 *
	 * @param error
	 * @param sentence Message to show if the error has no message.
	 */
	report( error: unknown, sentence?: string ): void;
	more(): void;
	retry(): void;
};

/**
 * Loads the media to show, and reloads it after each change of folder, filter or search. Ignores outdated responses.
 *
 * @param service
 * @param wantedAt Returns the filter and search to request for a path.
 * @param isTaken  Whether an item can be selected.
 */
export function useMediaList(
	service: Service,
	wantedAt: ( path: string ) => { filter: string; search: string },
	isTaken: ( item: MediaItem ) => boolean
): MediaList {
	const [ state, dispatch ] = useReducer( browserState, FIRST_STATE );
	const [ problem, setProblem ] = useState( '' );
	const [ listedKey, setListedKey ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );
	const asking = useRef< AbortController >();
	const { path, isAuthenticated, nextHandle } = state;
	const { filter, search } = wantedAt( path );
	const key = JSON.stringify( [ path, filter, search, attempt ] );

	const report = ( error: unknown, sentence = sentenceOf( error ) ) => {
		const { code } = toApiError( error );
		dispatch( { kind: 'failed', code } );
		setProblem( code === 'authorization_required' ? '' : sentence );
	};

	async function ask( handle: string ): Promise< void > {
		asking.current?.abort();
		const { signal } = ( asking.current = new AbortController() );
		setProblem( '' );
		dispatch( { kind: 'asked' } );
		try {
			const page = await askSource(
				service,
				{ path, filter, search, handle },
				signal
			);
			if ( ! signal.aborted ) {
				const media = page.media.filter( isTaken );
				dispatch( { kind: 'listed', page: { ...page, media } } );
				setListedKey( key );
			}
		} catch ( error ) {
			if ( ! signal.aborted ) {
				report( error );
			}
		}
	}

	useEffect( () => {
		if ( isAuthenticated ) {
			dispatch( { kind: 'went', path } );
			void ask( '' );
		}
		return () => asking.current?.abort();
		// The key contains everything that the request sends.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ key, isAuthenticated ] );

	return {
		...state,
		isListed: listedKey === key,
		problem,
		dispatch,
		report( error, sentence ) {
			if ( error === null ) {
				setProblem( '' );
			} else {
				report( error, sentence );
			}
		},
		more: () => void ask( nextHandle ),
		retry: () => setAttempt( ( count ) => count + 1 ),
	};
}

function sentenceOf( error: unknown ): string {
	const message = tooManyDetail( error );
	return message
		? withServerMessage( messages.tooManyRequests(), { message } )
		: errorMessage( error );
}

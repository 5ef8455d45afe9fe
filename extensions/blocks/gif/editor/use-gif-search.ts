import { call, errorMessage } from '#shared/api';
import { toPlainText } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { useIsPreview } from '#shared/ui';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import {
	type Gif,
	isNotFound,
	lookUpGif,
	RESULTS,
	searchGifs,
	searchKlipy,
} from '../api';
import { isFileAddress } from '../markup';
import { messages } from '../messages';
import { gifIdOf } from '../rules/gif-address';
import { PADDING } from '../rules/padding';
import { readEntry } from '../rules/read-entry';
import type { Attributes } from '../save';
import { justMade } from './just-made';

/** A service that finds GIFs. The author's browser sends the requests with the site's key. */
type Provider = {
	title: string;
	/** ID of the connection with the service's key. */
	connection: string;
	/** Key under which the site stores the service's URL and API key. */
	service: string;
	/** Returns the results in the service's order. Omits results that cannot be shown. */
	search(
		words: string,
		key: string,
		signal: AbortSignal
	): Promise< readonly Gif[] >;
};

/** GIF services. The first one with a key is used. */
const PROVIDERS: readonly Provider[] = [
	{
		title: 'GIPHY',
		connection: 'giphy',
		service: 'gifs',
		search: ( q, key, signal ) =>
			call( searchGifs, {
				query: { api_key: key, q, limit: RESULTS },
				signal,
			} ),
	},
	{
		title: 'KLIPY',
		connection: 'klipy',
		service: 'klipy',
		search: ( q, key, signal ) =>
			call( searchKlipy, {
				query: { key, q, limit: RESULTS },
				signal,
			} ),
	},
];

/** The service that finds GIFs on this site; undefined if there is none. */
export const provider = (): Provider | undefined =>
	PROVIDERS.find( ( { service } ) => readInitialState().services[ service ] );

const keyOf = ( service: string ): string =>
	readInitialState().serviceKeys[ service ] ?? '';

/** A chosen GIF, and how it was chosen. */
export type Choice = {
	gif: Pick< Gif, 'id' | 'title' | 'padding' >;
	/** The search words; empty if the author entered a URL. */
	words: string;
	/** Whether the size of the GIF is unknown. */
	isUnmeasured: boolean;
};

type Search =
	| { status: 'idle' | 'loading' }
	| { status: 'found'; gifs: readonly Gif[]; words: string }
	| {
			status: 'failed';
			sentence: string;
			canRetry: boolean;
			/** The service that rejected the site's key. */
			keyRefusedBy?: Provider;
	  };

const failed = ( sentence: string, canRetry = false ) => ( {
	status: 'failed' as const,
	sentence,
	canRetry,
} );

/** Whether a GIF service is connected, so that the author can search. */
export const canSearch = (): boolean => provider() !== undefined;

/**
 * Searches for the entered words, or chooses the GIF that an entered link points to. A new entry cancels the previous
 * one.
 */
export function useGifSearch(
	initial: Search,
	onChoose: ( choice: Choice ) => void
): { search: Search; submit( text: string ): Promise< void > } {
	const [ search, setSearch ] = useState< Search >( initial );
	const running = useRef< AbortController >();
	useEffect( () => () => running.current?.abort(), [] );

	return {
		search,
		async submit( text ) {
			running.current?.abort();
			const stop = new AbortController();
			running.current = stop;
			setSearch( { status: 'loading' } );
			const next = await answerTo( text, stop.signal );
			if ( stop.signal.aborted ) {
				return;
			}
			if ( 'gif' in next ) {
				onChoose( next );
			} else {
				setSearch( next );
			}
		},
	};
}

/** Returns the result for the entered text: GIFs to choose from, one GIF, or a message. */
async function answerTo(
	text: string,
	signal: AbortSignal
): Promise< Search | Choice > {
	const entry = readEntry( text );
	switch ( entry.kind ) {
		case 'nothing':
			return { status: 'idle' };
		case 'odd':
			return failed( messages.oddLink() );
		case 'gif':
			return chosen( entry.id, signal );
		case 'short':
			return followed( entry.url, signal );
		case 'words':
			return foundFor( entry.words, signal );
	}
}

async function foundFor(
	words: string,
	signal: AbortSignal
): Promise< Search > {
	const service = provider();
	if ( ! service ) {
		return failed( messages.oddLink() );
	}
	try {
		const gifs = await service.search(
			words,
			keyOf( service.service ),
			signal
		);
		return { status: 'found', gifs, words };
	} catch ( error ) {
		return [ 401, 403 ].includes( toApiError( error ).status ?? 0 )
			? {
					...failed( messages.keyRefused( service.title ), true ),
					keyRefusedBy: service,
				}
			: failed( errorMessage( error ), true );
	}
}

/** Resolves a short link on the server, because browsers cannot. */
async function followed(
	url: string,
	signal: AbortSignal
): Promise< Search | Choice > {
	try {
		const entry = readEntry( await resolveRedirect( url, { signal } ) );
		return entry.kind === 'gif'
			? await chosen( entry.id, signal )
			: failed( messages.oddLink() );
	} catch ( error ) {
		return failed(
			toApiError( error ).message || messages.deadShortLink(),
			true
		);
	}
}

/** Returns a GIF by its ID, even if the service does not report its size. */
async function chosen(
	id: string,
	signal: AbortSignal
): Promise< Search | Choice > {
	const found = await lookUp( id, signal );
	if ( found === 'none' ) {
		return failed( messages.notFound() );
	}
	return found === 'unknown'
		? {
				gif: { id, title: '', padding: PADDING.fallback },
				words: '',
				isUnmeasured: true,
			}
		: { gif: { ...found, id }, words: '', isUnmeasured: false };
}

/** Requests a GIF's data: `none` if it does not exist, `unknown` if the service cannot be reached. */
async function lookUp(
	id: string,
	signal: AbortSignal
): Promise< Gif | 'none' | 'unknown' > {
	if ( isFileAddress( id ) ) {
		return 'unknown';
	}
	try {
		return await call( lookUpGif, {
			params: { id },
			query: { api_key: keyOf( 'gifs' ) },
			signal,
		} );
	} catch ( error ) {
		return isNotFound( toApiError( error ) ) ? 'none' : 'unknown';
	}
}

/**
 * Requests the size and title of a GIF that a transform has just created from a URL, because transforms cannot wait for
 * a response. Keeps values from the author or the URL. Opening a post sends no request.
 */
export function useLookUp(
	clientId: string,
	setAttributes: ( changes: Partial< Attributes > ) => void
): void {
	const registry = useRegistry();
	const isPreview = useIsPreview();
	const { createWarningNotice } = useDispatch( noticesStore );
	const [ stop ] = useState( () => new AbortController() );
	useEffect( () => () => stop.abort(), [ stop ] );
	useEffect( () => {
		if ( isPreview || ! justMade.delete( clientId ) ) {
			return;
		}
		const read = () =>
			registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId ) as Attributes | null;
		const { giphyUrl, paddingTop, searchText } = read() ?? {};
		const id = gifIdOf( giphyUrl ?? '' );
		if ( ! id || ( searchText && paddingTop !== PADDING.fallback ) ) {
			return;
		}
		const warn = ( sentence: string ) =>
			void createWarningNotice( sentence, {
				id: 'dovetail-gif-shape',
				type: 'snackbar',
			} );
		void lookUp( id, stop.signal ).then( ( found ) => {
			const now = read();
			if ( stop.signal.aborted || now?.giphyUrl !== giphyUrl ) {
				return;
			}
			if ( found === 'unknown' ) {
				warn( messages.usualShape() );
			} else if ( found === 'none' ) {
				warn( messages.notFound() );
			} else {
				setAttributes( {
					...( now?.paddingTop === PADDING.fallback && {
						paddingTop: found.padding,
					} ),
					...( ! now?.searchText && {
						searchText: toPlainText( found.title ),
					} ),
				} );
			}
		} );
	}, [
		clientId,
		createWarningNotice,
		isPreview,
		registry,
		setAttributes,
		stop,
	] );
}

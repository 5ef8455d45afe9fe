import { call, errorMessage } from '#shared/api';
import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { useEffect, useRef, useState } from '@wordpress/element';
import { isNotFound, lookUpGif, type Gif } from '../api';
import { isFileAddress } from '../markup';
import { messages } from '../messages';
import { keyOf, provider } from '../providers';
import { PADDING } from '../rules/padding';
import { readEntry } from '../rules/read-entry';

/** A chosen GIF, and how it was chosen. */
export type Choice = {
	gif: Pick< Gif, 'id' | 'title' | 'padding' >;
	/** The search words; empty for a link. */
	words: string;
	/** Whether its size could not be determined. */
	isUnmeasured: boolean;
};

/** State of the search. */
type Search =
	| { status: 'idle' | 'loading' }
	| { status: 'found'; gifs: readonly Gif[]; words: string }
	| { status: 'failed'; sentence: string; canRetry: boolean };

const failed = ( sentence: string, canRetry = false ): Search => ( {
	status: 'failed',
	sentence,
	canRetry,
} );

/** Whether the author can search, because a GIF service is connected. */
export const canSearch = (): boolean => provider() !== undefined;

/** Searches for words, or finds the GIF of a link and chooses it. Of several entries, the last one counts. */
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

/** Returns the result of an entry: GIFs to choose from, one GIF, or a message. */
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
		return failed( errorMessage( error ), true );
	}
}

/** Resolves a short link. The site does it, because browsers cannot. */
async function followed(
	url: string,
	signal: AbortSignal
): Promise< Search | Choice > {
	try {
		const entry = readEntry( await resolveRedirect( url, { signal } ) );
		return entry.kind === 'gif'
			? await chosen( entry.id, signal )
			: failed( messages.oddLink() );
	} catch {
		return failed( messages.deadShortLink(), true );
	}
}

/** Returns a GIF by its ID. If the service does not report its size, the GIF is chosen anyway. */
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
export async function lookUp(
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

import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { withoutInvisible } from '#shared/validation';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { EmbedProvider } from './provider';

type Handlers< Attributes > = {
	onEmbed( attributes: Partial< Attributes > ): void;
	onFail?( text: string ): void;
};

/** Parses pasted text, has the site follow redirects if necessary, and reports the result. */
export function useEmbedding< Attributes >(
	{ parse }: EmbedProvider< Attributes >,
	{ onEmbed, onFail }: Handlers< Attributes >
) {
	/** The input that could not be embedded; empty after success. */
	const [ failed, setFailed ] = useState( '' );
	/** The site's own message about the failure; empty if the block shows its message. */
	const [ sentence, setSentence ] = useState( '' );
	const [ isEmbedding, setIsEmbedding ] = useState( false );
	const running = useRef< AbortController >( undefined );
	useEffect( () => () => running.current?.abort(), [] );

	const submit = async ( text: string, take = onEmbed ) => {
		running.current?.abort();
		const { signal } = ( running.current = new AbortController() );
		setFailed( '' );
		setIsEmbedding( true );
		const { attributes, asks, isFollowed } =
			parse( withoutInvisible( text ) ) ?? {};
		const end = asks ? await endOf( asks, signal ) : null;
		const found =
			end === 'gone'
				? undefined
				: ( ! isFollowed && attributes ) ||
					( end && parse( end.url )?.attributes ) ||
					( end?.isReached ? undefined : attributes );
		if ( signal.aborted ) {
			return;
		}
		setIsEmbedding( false );
		if ( found ) {
			take( found );
		} else {
			setFailed( text.trim() );
			setSentence( ( end !== 'gone' && end?.sentence ) || '' );
			onFail?.( text );
		}
	};
	return { failed, sentence, isEmbedding, submit };
}

const NOT_FOUND_STATUSES = [ 404, 410 ];

/** Result of following a URL's redirects; `gone` if the page does not exist. */
type End = 'gone' | { url: string; isReached: boolean; sentence?: string };

/**
 * Follows the redirects of a URL. If the service is unreachable or rejects requests from servers, returns the last
 * known URL.
 */
async function endOf( address: string, signal: AbortSignal ): Promise< End > {
	try {
		return {
			url: await resolveRedirect( address, { signal } ),
			isReached: true,
		};
	} catch ( error ) {
		const { data, message } = toApiError( error );
		const { status, url } = Object( data );
		return NOT_FOUND_STATUSES.includes( Number( status ) )
			? 'gone'
			: {
					url: String( url ?? address ),
					isReached: false,
					sentence: message,
				};
	}
}

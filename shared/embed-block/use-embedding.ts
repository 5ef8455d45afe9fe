import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { EmbedProvider } from './provider';

type Handlers< Attributes > = {
	onEmbed( attributes: Partial< Attributes > ): void;
	onFail?( text: string ): void;
};

/** Reads what was pasted, has the site look at its address where the service wants that, and says how it went. */
export function useEmbedding< Attributes >(
	{ parse }: EmbedProvider< Attributes >,
	{ onEmbed, onFail }: Handlers< Attributes >
) {
	/** What could not be embedded; empty where nothing has failed. */
	const [ failed, setFailed ] = useState( '' );
	const [ isEmbedding, setIsEmbedding ] = useState( false );
	const running = useRef< AbortController >( undefined );
	useEffect( () => () => running.current?.abort(), [] );

	const submit = async ( text: string ) => {
		running.current?.abort();
		const { signal } = ( running.current = new AbortController() );
		setFailed( '' );
		setIsEmbedding( true );
		const { attributes, asks, isFollowed } = parse( text ) ?? {};
		const end = asks && ( await endOf( asks, signal ) );
		const found =
			asks && ! end
				? undefined
				: ( ! isFollowed && attributes ) ||
					parse( end ?? '' )?.attributes;
		if ( signal.aborted ) {
			return;
		}
		setIsEmbedding( false );
		if ( found ) {
			onEmbed( found );
		} else {
			setFailed( text.trim() );
			onFail?.( text );
		}
	};
	return { failed, isEmbedding, submit };
}

/** How services answer a server in place of a browser; none of it says that the page is not there. */
const NOT_FOR_SERVERS = [ 401, 403, 405, 406, 429, 503 ];

/** Where an address leads; undefined where nothing is. */
async function endOf(
	address: string,
	signal: AbortSignal
): Promise< string | undefined > {
	try {
		return await resolveRedirect( address, { signal } );
	} catch ( error ) {
		const { status, url } = Object( toApiError( error ).data );
		return NOT_FOR_SERVERS.includes( Number( status ) )
			? String( url ?? address )
			: undefined;
	}
}

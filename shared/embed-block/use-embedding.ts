import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { withoutInvisible } from '#shared/validation';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { EmbedAddresses } from './provider';

type Handlers< Attributes > = {
	onEmbed( attributes: Partial< Attributes > ): void;
	onFail?( text: string ): void;
};

/** Reads what was pasted, has the site look at its address where the service wants that, and says how it went. */
export function useEmbedding< Attributes >(
	{ parse }: EmbedAddresses< Attributes >,
	{ onEmbed, onFail }: Handlers< Attributes >
) {
	/** The input that could not be embedded; empty after success. */
	const [ failed, setFailed ] = useState( '' );
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
			take( found );
		} else {
			setFailed( text.trim() );
			onFail?.( text );
		}
	};
	return { failed, isEmbedding, submit };
}

/** Statuses that services send to servers but not to browsers; they do not mean that the page is missing. */
const NOT_FOR_SERVERS = [ 401, 403, 405, 406, 429, 503 ];

/** Returns the redirect target of an address; undefined when nothing is there. */
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

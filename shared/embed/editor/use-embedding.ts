import { resolveRedirect } from '#shared/redirect';
import { toApiError } from '#shared/request';
import { withoutInvisible } from '#shared/validation';
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
			onFail?.( text );
		}
	};
	return { failed, isEmbedding, submit };
}

/** Statuses by which a service says that there is nothing at an address. */
const GONE = [ 404, 410 ];

/** The target of a URL while the site resolves it; `gone` if the service says that it does not exist. */
type End = 'gone' | { url: string; isReached: boolean };

/**
 * Follows the redirects of an address. A service that cannot be reached, or that answers browsers and no servers, says
 * nothing about the address: it is as good as it looks.
 */
async function endOf( address: string, signal: AbortSignal ): Promise< End > {
	try {
		return {
			url: await resolveRedirect( address, { signal } ),
			isReached: true,
		};
	} catch ( error ) {
		const { status, url } = Object( toApiError( error ).data );
		return GONE.includes( Number( status ) )
			? 'gone'
			: { url: String( url ?? address ), isReached: false };
	}
}

import { resolveRedirect } from '#shared/redirect';
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
		const { attributes, asks } = parse( text ) ?? {};
		const found = asks
			? await resolveRedirect( asks, { signal } ).then(
					( end ) => attributes ?? parse( end )?.attributes,
					() => undefined
				)
			: attributes;
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

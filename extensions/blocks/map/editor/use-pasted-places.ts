import { useRefEffect } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import type { RefCallback } from 'react';
import { messages } from '../messages';
import { formatOf } from '../rules/places-in-file';
import type { PlacesSource } from './read-places-file';

/**
 * Handles pasted places, as a file or text, before the editor does. Everything else is left to the editor, and pasting
 * into a field to that field.
 */
export function usePastedPlaces(
	onPlaces: ( sources: readonly PlacesSource[] ) => void
): RefCallback< HTMLElement > {
	const latest = useRef( onPlaces );
	latest.current = onPlaces;
	return useRefEffect< HTMLElement >( ( block ) => {
		const take = ( event: ClipboardEvent ) => {
			const target = event.target as HTMLElement;
			if ( target.closest( 'input, textarea' ) ) {
				return;
			}
			const sources = pastedPlaces( event.clipboardData );
			if ( sources.length ) {
				event.preventDefault();
				event.stopPropagation();
				latest.current( sources );
			}
		};
		block.addEventListener( 'paste', take );
		return () => block.removeEventListener( 'paste', take );
	}, [] );
}

function pastedPlaces( data: DataTransfer | null ): PlacesSource[] {
	const files = Array.from( data?.files ?? [] ).filter( ( { name } ) =>
		/\.(geojson|json|kml|gpx)$/i.test( name )
	);
	if ( files.length ) {
		return files;
	}
	const text = data?.getData( 'text/plain' ) ?? '';
	return formatOf( text )
		? [
				{
					name: messages.pastedText(),
					size: text.length,
					text: async () => text,
				},
			]
		: [];
}

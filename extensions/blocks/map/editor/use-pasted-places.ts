import { useRefEffect } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import type { RefCallback } from 'react';
import { messages } from '../messages';
import { formatOf } from '../rules/places-in-file';
import type { PlacesSource } from './read-places-file';

/**
 * Takes places that are pasted into the block, as a file or as text, before the editor does; everything else is the
 * editor's, and what is pasted into a field the field's.
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

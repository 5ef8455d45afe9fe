import { useMergeRefs, useRefEffect } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import type { Ref } from 'react';

/** Drag data type that only this gallery accepts. */
const DRAGGED = 'application/x-dovetail-tile';

/**
 * Lets authors drag items of a list to another position. The listeners are on the list itself and stop the events,
 * because the editor would otherwise move the whole block.
 *
 * @return The list's ref, and the index of the item that is dragged now.
 */
export function useSorting(
	list: Ref< HTMLUListElement >,
	onMove: ( from: number, to: number ) => void
): [ Ref< HTMLUListElement >, number | null ] {
	const [ dragged, setDragged ] = useState< number | null >( null );
	const now = useRef( { dragged, onMove } );
	now.current = { dragged, onMove };

	const listen = useRefEffect< HTMLUListElement >( ( element ) => {
		const controller = new AbortController();
		const { signal } = controller;
		const indexOf = ( target: EventTarget | null ) =>
			[ ...element.children ].findIndex( ( item ) =>
				item.contains( target as Node )
			);
		element.addEventListener(
			'dragstart',
			( event ) => {
				event.stopPropagation();
				event.dataTransfer?.setData( DRAGGED, '' );
				setDragged( indexOf( event.target ) );
			},
			{ signal }
		);
		element.addEventListener( 'dragend', () => setDragged( null ), {
			signal,
		} );
		for ( const type of [ 'dragenter', 'dragover', 'drop' ] as const ) {
			element.addEventListener(
				type,
				( event ) => {
					const { dragged: from, onMove: move } = now.current;
					if ( from === null ) {
						return;
					}
					event.preventDefault();
					event.stopPropagation();
					const to = indexOf( event.target );
					if ( type === 'drop' ) {
						setDragged( null );
						if ( to >= 0 && to !== from ) {
							move( from, to );
						}
					}
				},
				{ signal }
			);
		}
		return () => controller.abort();
	}, [] );
	return [ useMergeRefs( [ list, listen ] ), dragged ];
}

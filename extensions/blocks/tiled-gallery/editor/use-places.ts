import type { EditProps } from '#shared/definitions';
import { useWriteWithoutStep } from '#shared/undo';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { Attributes } from '../rules/gallery';
import { layoutOf } from '../rules/layout';
import { isPlaced, placed } from '../rules/places';
import { useLibrarySizes } from './use-library-sizes';

/**
 * Recomputes the positions of the tiles within the undo step that requires it, if that step was not the block's own: a
 * change of block style or a transform. Opening a post never changes it.
 *
 * @return The attributes, with sizes that the library knows.
 */
export function usePlaces( {
	attributes: kept,
	clientId,
}: Pick< EditProps< Attributes >, 'attributes' | 'clientId' > ): Attributes {
	const { attributes, isSettled } = useLibrarySizes( kept );
	/** Saved galleries keep their saved HTML. */
	const isNew = useSelect(
		( select ) =>
			! select( blockEditorStore ).getBlock( clientId )?.originalContent,
		[ clientId ]
	);
	const write = useWriteWithoutStep< Attributes >( clientId );
	const layout = layoutOf( attributes );
	const before = useRef( { layout, listStyle: kept.listStyle } );
	useEffect( () => {
		// An undo brings back the places together with the layout.
		const isOther =
			layout !== before.current.layout &&
			kept.listStyle === before.current.listStyle;
		before.current = { layout, listStyle: kept.listStyle };
		const isUnplaced = isNew && isSettled && ! kept.listStyle;
		if ( ! attributes.images.length || ! ( isOther || isUnplaced ) ) {
			return;
		}
		const now = placed( attributes );
		if ( ! isPlaced( kept, now ) ) {
			write( now );
		}
	} );
	return attributes;
}

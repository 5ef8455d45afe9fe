import type { EditProps } from '#shared/definitions';
import { useIsPreview, useResolved } from '#shared/ui';
import { useNeedsSaving, useWriteWithoutStep } from '#shared/undo';
import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { type Attributes, sizeOf } from '../rules/gallery';
import { layoutOf, isPlaced, placeImages } from '../rules/layout';

/**
 * Recomputes the tile positions after changes from outside the block, such as a new block style or a transform. The
 * change and the new positions are one undo step. Opening a post never changes the positions.
 *
 * @return The attributes, with image dimensions from the library.
 */
export function usePlaces( {
	attributes: kept,
	clientId,
}: Pick< EditProps< Attributes >, 'attributes' | 'clientId' > ): Attributes {
	const { attributes, isSettled } = useLibrarySizes( kept );
	/** Only a new block gets positions automatically. Saved galleries keep their saved HTML. */
	const isNew = useSelect(
		( select ) =>
			! select( blockEditorStore ).getBlock( clientId )?.originalContent,
		[ clientId ]
	);
	const write = useWriteWithoutStep< Attributes >( clientId );
	const { requireSaving } = useNeedsSaving();
	const isPreview = useIsPreview();
	const layout = layoutOf( attributes );
	const before = useRef( { layout, listStyle: kept.listStyle } );
	useEffect( () => {
		// After an undo, do not recompute: the undo restores both layout and positions.
		const isOther =
			layout !== before.current.layout &&
			kept.listStyle === before.current.listStyle;
		before.current = { layout, listStyle: kept.listStyle };
		const isUnplaced = isNew && isSettled && ! kept.listStyle;
		if ( ! attributes.images.length || ! ( isOther || isUnplaced ) ) {
			return;
		}
		const now = placeImages( attributes );
		if ( ! isPlaced( kept, now ) ) {
			write( now );
			// The post contains no preview, so it needs no saving for one.
			if ( ! isPreview ) {
				requireSaving();
			}
		}
	} );
	return attributes;
}

/** Adds image dimensions from the library if the post has none. `isSettled` is false while the dimensions load. */
function useLibrarySizes( attributes: Attributes ): {
	attributes: Attributes;
	isSettled: boolean;
} {
	const unknown = attributes.images.flatMap( ( { id, width, height } ) =>
		id && ! ( width && height ) ? [ id ] : []
	);
	const asked = [ ...new Set( unknown ) ].sort().join();
	const { media, isSettled } = useResolved(
		( select ) => {
			if ( ! asked ) {
				return { media: null, isSettled: true };
			}
			const question = [
				'postType',
				'attachment',
				{ include: asked, per_page: -1, context: 'view' },
			] as const;
			const store = select( coreStore );
			return {
				media: store.getEntityRecords( ...question ),
				isSettled: store.hasFinishedResolution( 'getEntityRecords', [
					...question,
				] ),
			};
		},
		[ asked ]
	);
	if ( ! media?.length ) {
		return { attributes, isSettled };
	}
	const sizes = new Map(
		media.map( ( item ) => {
			const details = propertyOf( item, 'media_details' );
			return [
				propertyOf( item, 'id' ),
				sizeOf( {
					width: propertyOf( details, 'width' ),
					height: propertyOf( details, 'height' ),
				} ),
			];
		} )
	);
	const images = attributes.images.map( ( image ) =>
		unknown.includes( image.id ?? 0 )
			? { ...image, ...sizes.get( image.id ) }
			: image
	);
	return { attributes: { ...attributes, images }, isSettled };
}

import { useResolved } from '#shared/ui';
import { propertyOf } from '#shared/validation';
import { store as coreStore } from '@wordpress/core-data';
import { sizeOf, type Attributes } from '../rules/gallery';

/** Adds the library's sizes of pictures for which the post has none. `isSettled` is false while they load. */
export function useLibrarySizes( attributes: Attributes ): {
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

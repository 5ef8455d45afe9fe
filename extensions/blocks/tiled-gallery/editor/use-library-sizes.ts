import { propertyOf } from '#shared/validation';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { sizeOf, type Attributes } from '../rules/gallery';

/**
 * The attributes with the sizes that the library knows of pictures of which the post says none: the page asks it, too.
 * They are stored with the author's next change.
 */
export function useLibrarySizes( attributes: Attributes ): Attributes {
	const unknown = attributes.images.flatMap( ( { id, width, height } ) =>
		id && ! width && ! height ? [ id ] : []
	);
	const asked = [ ...new Set( unknown ) ].sort().join();
	const media = useSelect(
		( select ) =>
			asked
				? select( coreStore ).getEntityRecords(
						'postType',
						'attachment',
						{ include: asked, per_page: -1, context: 'view' }
					)
				: null,
		[ asked ]
	);
	if ( ! media?.length ) {
		return attributes;
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
	return {
		...attributes,
		images: attributes.images.map( ( image ) =>
			unknown.includes( image.id ?? 0 )
				? { ...image, ...sizes.get( image.id ) }
				: image
		),
	};
}

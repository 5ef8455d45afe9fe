import { replaceAngleBrackets } from '#shared/attributes';
import { imagesOf, type Attributes, type GalleryImage } from './gallery';
import { columnsOf, ratiosOf, rowsOf, widthsIn } from './layout';
import { placeImages } from './places';

/**
 * Attributes to save when the author changes the gallery: images with their positions and other derived values, and at
 * most as many columns as images.
 */
export function galleryPatch(
	changes: readonly GalleryImage[],
	attributes: Attributes
): Pick<
	Attributes,
	'images' | 'ids' | 'columns' | 'columnWidths' | 'listStyle'
> {
	const images = changes.map( toImage );
	const columns =
		attributes.columns && images.length
			? columnsOf( attributes.columns, images.length )
			: attributes.columns;
	return {
		...placeImages( { ...attributes, images, columns } ),
		ids: images.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		columns,
		columnWidths: columnWidthsOf( { ...attributes, images, columns } ),
	};
}

/** Returns the column widths in percent with two digits, row by row. */
export function columnWidthsOf( attributes: Attributes ): number[][] {
	const ratios = ratiosOf( imagesOf( attributes.images ) );
	return ( rowsOf( attributes ) ?? [] ).map( ( row ) =>
		widthsIn( row, ratios ).map( ( width ) =>
			Number( ( width * 100 ).toFixed( 2 ) )
		)
	);
}

/**
 * Drops values that are derived from the images, because the block's controls must not set them.
 *
 * @throws When `ids` are set directly.
 */
export function withoutIds< Changes extends object >(
	changes: Changes
): Changes {
	if ( 'ids' in changes ) {
		throw new Error(
			'The ids of a tiled gallery are derived from its images and never set directly.'
		);
	}
	return changes;
}

/** An image as read from the saved HTML, with missing values left out. */
function toImage( image: GalleryImage ): GalleryImage {
	const { id, url, fullUrl, alt, caption, link, width, height } = image;
	return {
		alt: replaceAngleBrackets( alt ),
		caption,
		...( url
			? {
					url,
					...( id ? { id } : {} ),
					...( fullUrl && fullUrl !== url ? { fullUrl } : {} ),
					...( link ? { link } : {} ),
					...( width ? { width } : {} ),
					...( height ? { height } : {} ),
				}
			: {} ),
	};
}

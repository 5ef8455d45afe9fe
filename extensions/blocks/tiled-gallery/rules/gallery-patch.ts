import { withoutBrackets } from '#shared/attributes';
import {
	columnsOf,
	imagesOf,
	ratiosOf,
	rowsOf,
	type Attributes,
	type GalleryImage,
} from './gallery';
import { layTiles } from './tiles';

/** What the block stores when the author changes the gallery: with the images what is derived from them, and no more columns than images. */
export function galleryPatch(
	changes: readonly GalleryImage[],
	attributes: Attributes
): Pick< Attributes, 'images' | 'ids' | 'columns' | 'columnWidths' > {
	const images = changes.map( toImage );
	const columns =
		attributes.columns && images.length
			? columnsOf( attributes.columns, images.length )
			: attributes.columns;
	return {
		images,
		ids: images.flatMap( ( { id, url } ) => ( id && url ? [ id ] : [] ) ),
		columns,
		columnWidths: columnWidthsOf( { ...attributes, images, columns } ),
	};
}

/** Percent with two digits, row by row. */
export function columnWidthsOf( attributes: Attributes ): number[][] {
	const rows = rowsOf( attributes ) ?? [];
	const tiles = layTiles(
		rows,
		ratiosOf( imagesOf( attributes.images ) )
	).tiles;
	return rows.map( ( row ) =>
		row.map( ( [ first = 0 ] ) =>
			Number( ( ( tiles[ first ]?.width[ 0 ] ?? 0 ) * 100 ).toFixed( 2 ) )
		)
	);
}

/** As the saved HTML is read: nothing for what does not stand there. */
function toImage( image: GalleryImage ): GalleryImage {
	const { id, url, fullUrl, alt, caption, link, width, height } = image;
	return {
		alt: withoutBrackets( alt ),
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

import {
	readAttribute,
	withoutBrackets,
	type AttributesOf,
} from '#shared/attributes';
import {
	DEFAULT_GALLERY_LAYOUT,
	GALLERY_LAYOUTS,
	imageRatio,
	isShapeLayout,
	MAX_GALLERY_COLUMNS,
	type GalleryLayout,
} from '#shared/media';
import { attributes as schema } from '../attributes';
import { columnRows, mosaicRows } from './rows';
import { layTiles } from './tiles';

export type Attributes = AttributesOf< typeof schema >;

/** One picture of a gallery. Without an address it still has its words. */
export type GalleryImage = Attributes[ 'images' ][ number ];

/** Columns of a gallery whose author has not chosen, if there are as many pictures. */
const FIRST_COLUMNS = 3;

/** No tile is flatter or slimmer: what reaches beyond is cut. */
const RATIO = { min: 0.4, max: 3 } as const;

/** The pictures that something holds which is no post: the library, another block. */
export function readImages( images: unknown ): GalleryImage[] {
	return imagesOf( readAttribute( schema.images, images ) );
}

/** The pictures that a post holds: an entry without picture and words is none. */
export function imagesOf( images: readonly GalleryImage[] ): GalleryImage[] {
	return images.filter( ( { url, alt, caption } ) => url || alt || caption );
}

/** The layout that the block style names. */
export function layoutOf( attributes: object ): GalleryLayout {
	const classes = String( Reflect.get( attributes, 'className' ) ).split(
		/\s+/
	);
	return (
		GALLERY_LAYOUTS.find( ( layout ) =>
			classes.includes( `is-style-${ layout }` )
		) ?? DEFAULT_GALLERY_LAYOUT
	);
}

/** How many columns so many pictures stand in: never more than there are pictures. */
export function columnsOf(
	columns: number | undefined,
	count: number
): number {
	return Math.max(
		1,
		Math.min( columns ?? FIRST_COLUMNS, count, MAX_GALLERY_COLUMNS )
	);
}

/** The shapes of the tiles, width divided by height, with four digits. */
export function ratiosOf( images: readonly GalleryImage[] ): number[] {
	return images.map( ( { width, height } ) => {
		const ratio = Math.min(
			Math.max( imageRatio( width, height ), RATIO.min ),
			RATIO.max
		);
		return Number( ratio.toFixed( 4 ) );
	} );
}

/** The tiles of a mosaic or of columns; none where every tile is as large as the next. */
export function tilesOf( attributes: Attributes, layout: GalleryLayout ) {
	const images = imagesOf( attributes.images );
	const ratios = ratiosOf( images );
	return isShapeLayout( layout )
		? undefined
		: layTiles(
				layout === 'columns'
					? columnRows(
							ratios,
							columnsOf( attributes.columns, images.length )
						)
					: mosaicRows( ratios ),
				ratios
			);
}

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
	return (
		tilesOf( attributes, layoutOf( attributes ) )?.columnWidths ?? []
	).map( ( row ) => row.map( ( width ) => Number( width.toFixed( 2 ) ) ) );
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

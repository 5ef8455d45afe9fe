import { readAttribute, type AttributesOf } from '#shared/attributes';
import {
	DEFAULT_GALLERY_LAYOUT,
	isShapeLayout,
	MAX_GALLERY_COLUMNS,
	type GalleryLayout,
} from '#shared/media';
import { attributes as schema } from '../attributes';
import { columnRows, mosaicRows } from './rows';
import type { Rows } from './tiles';

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

/** Where a picture leads; undefined where it leads nowhere. */
export function linkOf(
	{ url, fullUrl, link }: GalleryImage,
	linkTo: Attributes[ 'linkTo' ]
): string | undefined {
	return { none: undefined, media: fullUrl ?? url, attachment: link }[
		linkTo
	];
}

/** The layout that the block style names. */
export function layoutOf( attributes: object ): GalleryLayout {
	const [ , layout ] =
		/(?:^|\s)is-style-(circle|columns|square)(?!\S)/.exec(
			Reflect.get( attributes, 'className' )
		) ?? [];
	return ( layout as GalleryLayout ) ?? DEFAULT_GALLERY_LAYOUT;
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

/** The shapes of the tiles, width divided by height, with four digits; 1, a square, where a size is not known. */
export function ratiosOf( images: readonly GalleryImage[] ): number[] {
	return images.map( ( { width, height } ) => {
		const ratio = Math.min(
			Math.max( width && height ? width / height : 1, RATIO.min ),
			RATIO.max
		);
		return Number( ratio.toFixed( 4 ) );
	} );
}

/** The rows of a mosaic or of columns; none where every tile is as large as the next. */
export function rowsOf( attributes: Attributes ): Rows | undefined {
	const layout = layoutOf( attributes );
	if ( isShapeLayout( layout ) ) {
		return undefined;
	}
	const ratios = ratiosOf( imagesOf( attributes.images ) );
	return layout === 'columns'
		? columnRows( ratios, columnsOf( attributes.columns, ratios.length ) )
		: mosaicRows( ratios );
}

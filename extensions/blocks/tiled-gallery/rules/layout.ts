import {
	DEFAULT_GALLERY_LAYOUT,
	isShapeLayout,
	MAX_GALLERY_COLUMNS,
	type GalleryLayout,
} from '#shared/media';
import { imagesOf, type Attributes, type GalleryImage } from './gallery';
import { columnRows, mosaicRows, storedRows } from './rows';
import type { Rows } from './tiles';

/** Columns of a gallery whose author has not chosen, if there are as many pictures. */
const FIRST_COLUMNS = 3;

/** No tile is flatter or slimmer: what reaches beyond is cut. */
const RATIO = { min: 0.4, max: 3 } as const;

/** The layout that the block style names. */
export function layoutOf( attributes: object ): GalleryLayout {
	const [ , layout ] =
		/(?:^|\s)is-style-(circle|columns|square)(?!\S)/.exec(
			Reflect.get( attributes, 'className' )
		) ?? [];
	return ( layout as GalleryLayout ) ?? DEFAULT_GALLERY_LAYOUT;
}

/** Number of columns: at most the number of pictures. */
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
		const across = lengthOf( width );
		const down = lengthOf( height );
		const ratio = Math.min(
			Math.max( across && down ? across / down : 1, RATIO.min ),
			RATIO.max
		);
		return Math.round( ratio * 1e4 ) / 1e4;
	} );
}

/** A length from a post, which can contain anything; 0 if it is invalid. */
const lengthOf = ( text = '' ) =>
	/^\d{1,9}$/.test( text ) ? Number( text ) : 0;

/** The rows of a mosaic or of columns; none where every tile is as large as the next. */
export function rowsOf( attributes: Attributes ): Rows | undefined {
	const layout = layoutOf( attributes );
	if ( isShapeLayout( layout ) ) {
		return undefined;
	}
	const ratios = ratiosOf( imagesOf( attributes.images ) );
	return layout === 'columns'
		? columnRows( ratios, columnsOf( attributes.columns, ratios.length ) )
		: ( storedRows( attributes.columnWidths, ratios ) ??
				mosaicRows( ratios ) );
}

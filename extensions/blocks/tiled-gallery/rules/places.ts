import { imagesOf, type Attributes, type GalleryImage } from './gallery';
import {
	columnsOf,
	layoutOf,
	layTiles,
	ratiosOf,
	type Rows,
	rowsOf,
} from './layout';

/** From this number of columns on, a gallery needs a wider page. */
const MANY_COLUMNS = 6;

/** Images with their positions, and the style of their list. */
type Placed = Pick< Attributes, 'images' | 'listStyle' >;

/**
 * Computes the positions of the pictures and the styles of their list: custom properties saved in `style`. Each length
 * has a share of the list's width and a number of gaps, which the stylesheet adds up.
 */
export function placeImages( attributes: Attributes ): Placed {
	const images = imagesOf( attributes.images );
	const columns = columnsOf( attributes.columns, images.length );
	const rows = rowsOf( attributes );
	if ( images.length && rows?.length ) {
		const isDense =
			layoutOf( attributes ) === 'columns' && columns >= MANY_COLUMNS;
		return inRows( images, rows, isDense );
	}
	return {
		images: images.map( ( image ) => withStyle( image, '' ) ),
		listStyle: images.length ? `--tile-columns:${ columns }` : undefined,
	};
}

function inRows(
	images: readonly GalleryImage[],
	rows: Rows,
	isDense: boolean
): Placed {
	const ratios = ratiosOf( images );
	const ofWidth = layTiles( rows, ratios, 1, 0 );
	const ofGap = layTiles( rows, ratios, 0, 1 );
	return {
		images: images.map( ( image, index ) => {
			const parts = ofWidth.tiles[ index ];
			const gaps = ofGap.tiles[ index ];
			return withStyle(
				image,
				[
					`--tile-ratio:${ ratios[ index ] }`,
					...length( 'x', parts?.x, gaps?.x ),
					...length( 'y', parts?.y, gaps?.y ),
					...length( 'width', parts?.width, gaps?.width ),
				].join( ';' )
			);
		} ),
		listStyle: [
			...length( 'list', ofWidth.height, ofGap.height ),
			...( isDense ? [ '--tile-dense:1' ] : [] ),
		].join( ';' ),
	};
}

/** Whether the tiles are at the positions that `placeImages` computes. */
export function isPlaced(
	{ images, listStyle }: Attributes,
	now: Placed
): boolean {
	return (
		listStyle === now.listStyle &&
		now.images.every(
			( { tileStyle }, index ) => tileStyle === images[ index ]?.tileStyle
		)
	);
}

/** Sets or removes the style of an image. An empty style is removed, as in attributes read from a post. */
function withStyle( image: GalleryImage, style: string ): GalleryImage {
	const { tileStyle, ...others } = image;
	return style ? { ...others, tileStyle: style } : others;
}

/**
 * Returns a length as two custom properties, without the parts that are zero. Five digits make an error of at most 0.01
 * pixels.
 */
function length( name: string, ofWidth = 0, ofGap = 0 ): string[] {
	const parts = { [ name ]: ofWidth, [ `${ name }-gap` ]: ofGap };
	return Object.entries( parts ).flatMap( ( [ property, part ] ) => {
		const rounded = Number( part.toFixed( 5 ) );
		return rounded ? [ `--tile-${ property }:${ rounded }` ] : [];
	} );
}

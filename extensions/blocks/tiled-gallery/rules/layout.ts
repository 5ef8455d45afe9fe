import {
	DEFAULT_GALLERY_LAYOUT,
	type GalleryLayout,
	isShapeLayout,
	MAX_GALLERY_COLUMNS,
} from '#shared/media';
import { type Attributes, type GalleryImage, imagesOf } from './gallery';

/** Position and width of a tile. Its height follows from its aspect ratio. */
type Tile = { x: number; y: number; width: number };

/** Rows of columns; each column lists the indexes of its images. */
type Rows = readonly ( readonly ( readonly number[] )[] )[];

const sum = ( numbers: readonly number[] ) =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/**
 * Computes the position of each image in a list of the given width and gap. Every row fills the width, and its columns
 * have equal heights.
 *
 * Every length is a fraction of the list's width plus a multiple of the gap. Call with width 1 and gap 0 to get the
 * fractions, and with width 0 and gap 1 to get the multiples.
 */
export function layTiles(
	rows: Rows,
	ratios: readonly number[],
	listWidth: number,
	gap: number
): { tiles: Tile[]; height: number } {
	const tiles: Tile[] = [];
	let top = 0;
	for ( const row of rows ) {
		// Heights of the columns at width 1.
		const heights = row.map( ( column ) =>
			sum( column.map( ( index ) => 1 / ( ratios[ index ] ?? 1 ) ) )
		);
		const gaps = row.map(
			( { length }, at ) =>
				( gap * ( length - 1 ) ) / ( heights[ at ] ?? 1 )
		);
		const height =
			( listWidth - gap * ( row.length - 1 ) + sum( gaps ) ) /
			sum( heights.map( ( each ) => 1 / each ) );
		let x = 0;
		row.forEach( ( column, at ) => {
			const width =
				( height - gap * ( column.length - 1 ) ) /
				( heights[ at ] ?? 1 );
			let y = top;
			for ( const index of column ) {
				tiles[ index ] = { x, y, width };
				y += width / ( ratios[ index ] ?? 1 ) + gap;
			}
			x += width + gap;
		} );
		top += height + gap;
	}
	return { tiles, height: top - gap };
}

type Row = Rows[ number ];

/** Possible rows of a mosaic. Each digit is the number of images in a column. */
const SHAPES = [
	'1',
	'11',
	'111',
	'12',
	'21',
	'22',
	'121',
	'13',
	'31',
	'1111',
].map( ( shape ) => [ ...shape ].map( Number ) );

/** Preferred height of a row and minimum width of a column, as fractions of the list's width. */
const PREFERRED_ROW_HEIGHT = 0.45;
const MIN_COLUMN_WIDTH = 0.22;

/** Tolerance for comparing stored widths, which are rounded to two decimals. */
const WIDTH_TOLERANCE = 0.006;

type Way = { cost: number; row: Row; shape: number; before?: Way };

/**
 * Returns the rows of a mosaic, with the images in order. Avoids very flat or tall rows, narrow images, and equal
 * consecutive rows. Uses only basic arithmetic, which gives the same result in every browser.
 */
export function mosaicRows( ratios: readonly number[] ): Rows {
	const ways: ( Way | undefined )[] = [ { cost: 0, row: [], shape: -1 } ];
	for ( let start = 0; start < ratios.length; start++ ) {
		const before = ways[ start ];
		SHAPES.forEach( ( counts, shape ) => {
			const { row, end } = rowAt( start, counts );
			if ( ! before || end > ratios.length ) {
				return;
			}
			const cost =
				before.cost +
				( end - start ) *
					( costOf( row, ratios ) +
						( shape < 3 ? 0.15 : 0 ) +
						( shape === before.shape ? 0.3 : 0 ) );
			const known = ways[ end ];
			if ( ! known || cost < known.cost ) {
				ways[ end ] = { cost, row, shape, before };
			}
		} );
	}
	const rows: Row[] = [];
	for ( let way = ways[ ratios.length ]; way?.before; way = way.before ) {
		rows.unshift( way.row );
	}
	return rows;
}

/**
 * Returns the rows that match the stored column widths, which are percentages row by row. Undefined if the widths do
 * not fit the images.
 */
function storedRows(
	widths: readonly ( readonly number[] )[],
	ratios: readonly number[]
): Rows | undefined {
	const rows: Row[] = [];
	let start = 0;
	for ( const stored of widths ) {
		const found = SHAPES.map( ( counts ) => rowAt( start, counts ) ).find(
			( { row, end } ) =>
				row.length === stored.length &&
				end <= ratios.length &&
				widthsIn( row, ratios ).every(
					( width, at ) =>
						Math.abs( width * 100 - ( stored[ at ] ?? 0 ) ) <
						WIDTH_TOLERANCE
				)
		);
		if ( ! found ) {
			return undefined;
		}
		rows.push( found.row );
		start = found.end;
	}
	return start && start === ratios.length ? rows : undefined;
}

/** Returns the widths of a row's columns, as fractions of the list's width. */
export function widthsIn( row: Row, ratios: readonly number[] ): number[] {
	const { tiles } = layTiles( [ row ], ratios, 1, 0 );
	return row.map( ( [ first = 0 ] ) => tiles[ first ]?.width ?? 0 );
}

/**
 * Returns one row with the given number of columns. Adds each image to the shortest column, which keeps the reading
 * order from top to bottom.
 */
export function columnRows( ratios: readonly number[], count: number ): Rows {
	const columns = Array.from( { length: count }, (): number[] => [] );
	const heights = columns.map( () => 0 );
	ratios.forEach( ( ratio, index ) => {
		const lowest = heights.indexOf( Math.min( ...heights ) );
		columns[ lowest ]?.push( index );
		heights[ lowest ] = ( heights[ lowest ] ?? 0 ) + 1 / ratio;
	} );
	return [ columns ];
}

function rowAt(
	start: number,
	counts: readonly number[]
): { row: Row; end: number } {
	let end = start;
	const row = counts.map( ( count ) =>
		Array.from( { length: count }, () => end++ )
	);
	return { row, end };
}

function costOf( row: Row, ratios: readonly number[] ): number {
	const { height } = layTiles( [ row ], ratios, 1, 0 );
	const narrowest = Math.min( ...widthsIn( row, ratios ) );
	return (
		height / PREFERRED_ROW_HEIGHT +
		PREFERRED_ROW_HEIGHT / height -
		2 +
		Math.max( 0, MIN_COLUMN_WIDTH / narrowest - 1 ) * 2
	);
}

const DEFAULT_COLUMNS = 3;

/** Minimum and maximum aspect ratio of a tile. Images outside this range are cropped. */
const RATIO = { min: 0.4, max: 3 } as const;

/** Returns the layout that the block style selects. */
export function layoutOf( attributes: object ): GalleryLayout {
	const [ , layout ] =
		/(?:^|\s)is-style-(circle|columns|square)(?!\S)/.exec(
			Reflect.get( attributes, 'className' )
		) ?? [];
	return ( layout as GalleryLayout ) ?? DEFAULT_GALLERY_LAYOUT;
}

/** Returns the number of columns, at most the number of images. */
export function columnsOf(
	columns: number | undefined,
	count: number
): number {
	return Math.max(
		1,
		Math.min( columns ?? DEFAULT_COLUMNS, count, MAX_GALLERY_COLUMNS )
	);
}

/** Returns the aspect ratios of the tiles with four decimals; 1 for an unknown size. */
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

/** Parses a length from a post, which can contain any text. Returns 0 for invalid text. */
const lengthOf = ( text = '' ) =>
	/^\d{1,9}$/.test( text ) ? Number( text ) : 0;

/**
 * Returns the rows of a “mosaic” or “columns” layout; undefined for the other layouts, whose tiles all have the same
 * size.
 */
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

/** Galleries with at least this many columns need a wider container to be tiled: see style.scss. */
const MANY_COLUMNS = 6;

type Placed = Pick< Attributes, 'images' | 'listStyle' >;

/**
 * Computes the positions of the images and the style of their list, as custom properties in `style`. Each length has
 * two parts, a fraction of the list's width and a multiple of the gap, which the stylesheet adds.
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
					...lengthProperties( 'x', parts?.x, gaps?.x ),
					...lengthProperties( 'y', parts?.y, gaps?.y ),
					...lengthProperties( 'width', parts?.width, gaps?.width ),
				].join( ';' )
			);
		} ),
		listStyle: [
			...lengthProperties( 'list', ofWidth.height, ofGap.height ),
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

/** Sets the style of an image. Removes the property if the style is empty, as in attributes read from a post. */
function withStyle( image: GalleryImage, style: string ): GalleryImage {
	const { tileStyle, ...others } = image;
	return style ? { ...others, tileStyle: style } : others;
}

/**
 * Returns a length as two custom properties, and omits those that are zero. Five decimals limit the error to 0.01
 * pixels.
 */
function lengthProperties( name: string, ofWidth = 0, ofGap = 0 ): string[] {
	const parts = { [ name ]: ofWidth, [ `${ name }-gap` ]: ofGap };
	return Object.entries( parts ).flatMap( ( [ property, part ] ) => {
		const rounded = Number( part.toFixed( 5 ) );
		return rounded ? [ `--tile-${ property }:${ rounded }` ] : [];
	} );
}

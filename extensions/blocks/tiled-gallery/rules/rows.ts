import { layTiles, type Rows } from './tiles';

type Row = Rows[ number ];

/** The rows that a mosaic is made of: for each column how many pictures it holds. */
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

/** Best height of a row and minimum width of a column, as shares of the list's width. */
const HEIGHT = 0.45;
const WIDTH = 0.22;

/** What is stored of a width has two digits: it may be half a unit off, and a little for sums. */
const STORED = 0.006;

type Way = { cost: number; row: Row; shape: number; before?: Way };

/**
 * Returns the rows of a mosaic: pictures in their order, divided so that rows are neither too flat nor too high, no
 * picture becomes too narrow, and consecutive rows differ. Uses only basic arithmetic, which has the same result in
 * every browser.
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
 * Returns the rows that an author saw when the column widths were stored, as percentages row by row; undefined if they
 * do not fit the pictures.
 */
export function storedRows(
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
						Math.abs( width * 100 - ( stored[ at ] ?? 0 ) ) < STORED
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

/** Widths of a row's columns, as shares of the list's width. */
export function widthsIn( row: Row, ratios: readonly number[] ): number[] {
	const { tiles } = layTiles( [ row ], ratios, 1, 0 );
	return row.map( ( [ first = 0 ] ) => tiles[ first ]?.width ?? 0 );
}

/** One row of so many columns: each picture goes to the column that is least high, so that they are read from top to bottom. */
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
		height / HEIGHT +
		HEIGHT / height -
		2 +
		Math.max( 0, WIDTH / narrowest - 1 ) * 2
	);
}

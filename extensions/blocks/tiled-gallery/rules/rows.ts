import type { Rows } from './tiles';

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

/** How high a row is best, and how wide a column at least, of the width of the list. */
const HEIGHT = 0.45;
const WIDTH = 0.22;

type Way = { cost: number; row: number[][]; shape: number; before?: Way };

/**
 * The rows of a mosaic: pictures in their order, divided so that rows are neither flat nor high, no picture becomes a
 * sliver and neighbouring rows differ. Only the four operations of arithmetic, which give the same in every browser.
 */
export function mosaicRows( ratios: readonly number[] ): Rows {
	const ways: ( Way | undefined )[] = [ { cost: 0, row: [], shape: -1 } ];
	for ( let start = 0; start < ratios.length; start++ ) {
		const before = ways[ start ];
		SHAPES.forEach( ( counts, shape ) => {
			let end = start;
			for ( const count of counts ) {
				end += count;
			}
			if ( ! before || end > ratios.length ) {
				return;
			}
			let next = start;
			const row = counts.map( ( count ) =>
				Array.from( { length: count }, () => next++ )
			);
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
	const rows: number[][][] = [];
	for ( let way = ways[ ratios.length ]; way?.before; way = way.before ) {
		rows.unshift( way.row );
	}
	return rows;
}

function costOf( row: readonly number[][], ratios: readonly number[] ): number {
	const widths = row.map(
		( column ) =>
			1 /
			column.reduce(
				( height, index ) => height + 1 / ( ratios[ index ] ?? 1 ),
				0
			)
	);
	const height = 1 / widths.reduce( ( total, width ) => total + width, 0 );
	const narrowest = Math.min( ...widths ) * height;
	return (
		height / HEIGHT +
		HEIGHT / height -
		2 +
		Math.max( 0, WIDTH / narrowest - 1 ) * 2
	);
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

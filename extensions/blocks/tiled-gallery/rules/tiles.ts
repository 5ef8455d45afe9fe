/** Where a tile stands in the list, and how wide it is; its height follows from its ratio. */
type Tile = { x: number; y: number; width: number };

/** Rows of columns of pictures, by their index. */
export type Rows = readonly ( readonly ( readonly number[] )[] )[];

const sum = ( numbers: readonly number[] ) =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/**
 * The place of each picture in a list so wide with gaps so large, such that every row is as wide as the list and all its
 * columns are equally high. Each length is so much of the width and so many gaps: with the width 1 and no gap it is the
 * former, with no width and the gap 1 the latter.
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
		// How high a column is that is one wide.
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

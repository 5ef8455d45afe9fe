/** Position and width of a tile; its height follows from its ratio. */
type Tile = { x: number; y: number; width: number };

/** Rows of columns of pictures, by their index. */
export type Rows = readonly ( readonly ( readonly number[] )[] )[];

const sum = ( numbers: readonly number[] ) =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/**
 * Computes the position of each picture in a list of the given width and gap, so that every row fills the width and its
 * columns have equal heights. Every length consists of a share of the width and a number of gaps: a call with width 1
 * and gap 0 returns the share, one with width 0 and gap 1 the number of gaps.
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
		// Heights of columns with width 1.
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

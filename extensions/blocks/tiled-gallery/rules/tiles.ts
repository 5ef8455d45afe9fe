/** A length that is known when the post is saved: so much of the list's width, and so many gaps. */
export type Length = readonly [ ofWidth: number, ofGap: number ];

/** Where a tile stands in the list, and how wide it is; its height follows from its ratio. */
type Tile = { x: Length; y: Length; width: Length };

/** Rows of columns of pictures, by their index. */
export type Rows = readonly ( readonly ( readonly number[] )[] )[];

const sum = ( numbers: readonly number[] ) =>
	numbers.reduce( ( total, number ) => total + number, 0 );

const plus = ( [ a, b ]: Length, [ c, d ]: Length ): Length => [ a + c, b + d ];

/** How high a column is that is one wide: the heights of its pictures together. */
const heightOf = ( column: readonly number[], ratios: readonly number[] ) =>
	sum( column.map( ( index ) => 1 / ( ratios[ index ] ?? 1 ) ) );

/**
 * The place of each picture, such that every row is as wide as the list and all its columns are equally high, at any
 * width and for any gap.
 */
export function layTiles(
	rows: Rows,
	ratios: readonly number[]
): { tiles: Tile[]; height: Length } {
	const tiles: Tile[] = [];
	let top: Length = [ 0, 0 ];
	for ( const row of rows ) {
		const heights = row.map( ( column ) => heightOf( column, ratios ) );
		const unit = sum( heights.map( ( height ) => 1 / height ) );
		const gaps = sum(
			row.map(
				( { length }, at ) => ( length - 1 ) / ( heights[ at ] ?? 1 )
			)
		);
		const height: Length = [ 1 / unit, ( gaps - row.length + 1 ) / unit ];
		let x: Length = [ 0, 0 ];
		row.forEach( ( column, at ) => {
			const own = heights[ at ] ?? 1;
			const width: Length = [
				height[ 0 ] / own,
				( height[ 1 ] - column.length + 1 ) / own,
			];
			let y = top;
			for ( const index of column ) {
				const ratio = ratios[ index ] ?? 1;
				tiles[ index ] = { x, y, width };
				y = plus( y, [ width[ 0 ] / ratio, width[ 1 ] / ratio + 1 ] );
			}
			x = plus( x, [ width[ 0 ], width[ 1 ] + 1 ] );
		} );
		top = plus( top, [ height[ 0 ], height[ 1 ] + 1 ] );
	}
	return { tiles, height: plus( top, [ 0, -1 ] ) };
}

/**
 * How many posts stand in the first and in the second row of a grid: 2, 4 and 5 posts put two into the first row,
 * others three; more than three go on in a second row. `server/` has the same rule for the page.
 */
export function rows( count: number ): [ number ] | [ number, number ] {
	const first = [ 2, 4, 5 ].includes( count ) ? 2 : 3;
	return count > 3 ? [ first, count - first ] : [ first ];
}

/** Places in the row in which the n-th post of so many stands, from 0. */
export function placesInRow( count: number, index: number ): number {
	const [ first, second = first ] = rows( count );
	return index < first ? first : second;
}

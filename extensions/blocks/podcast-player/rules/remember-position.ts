import type { Position } from './positions';

/** Episodes whose place is kept: a listener has a handful at a time. */
const MOST = 30;

/** Seconds at the beginning and at the end of an episode at which nobody wants to go on. */
const MARGIN = 10;

/** The places to keep once the listener has come so far. The start and the end are places that are forgotten. */
export function rememberPosition(
	positions: readonly Position[],
	id: string,
	seconds: number,
	duration: number
): Position[] {
	const others = positions.filter( ( [ known ] ) => known !== id );
	const isWorthIt =
		seconds >= MARGIN && ! ( duration > 0 && seconds > duration - MARGIN );
	const all: readonly Position[] = isWorthIt
		? [ [ id, Math.floor( seconds ) ], ...others ]
		: others;
	return all.slice( 0, MOST );
}

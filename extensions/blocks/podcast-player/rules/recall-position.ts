import type { Position } from './positions';

/** Where a listener stopped in an episode, in seconds; 0 when it is not known. */
export function recallPosition(
	positions: readonly Position[],
	id: string
): number {
	return positions.find( ( [ known ] ) => known === id )?.[ 1 ] ?? 0;
}

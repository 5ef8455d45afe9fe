import { DELAY } from '../attributes';

/** A whole number of seconds from 1 to 5, whatever a post says; 3 for what is no number. */
export function nearestDelay( delay: number ): number {
	return Number.isFinite( delay )
		? Math.min( DELAY.max, Math.max( DELAY.min, Math.round( delay ) ) )
		: DELAY.fallback;
}

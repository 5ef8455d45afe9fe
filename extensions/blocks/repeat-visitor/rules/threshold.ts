import { DEFAULT_VISIT_THRESHOLD } from '#shared/visit-counter';

/** The threshold that counts for one that a post holds: the default where it is no whole number above zero. */
export function thresholdOf( saved: unknown ): number {
	return typeof saved === 'number' && isThreshold( saved )
		? saved
		: DEFAULT_VISIT_THRESHOLD;
}

/** The threshold that somebody has typed; null for all that is no whole number above zero. */
export function parseThreshold( text: string ): number | null {
	const threshold = /^\s*\d+\s*$/.test( text ) ? Number( text ) : 0;
	return isThreshold( threshold ) ? threshold : null;
}

function isThreshold( value: number ): boolean {
	return Number.isSafeInteger( value ) && value > 0;
}

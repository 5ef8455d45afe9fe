import {
	lengthOf,
	minutesUntil,
	startOf,
	MINUTES_OF_A_WEEK,
	type Opening,
} from './week';

/** What a visitor wants to know; `index` points at the interval that says so. */
export type Status =
	/** Open, and closing with that interval. */
	| { kind: 'open'; index: number }
	/** Open day and night, the whole week. */
	| { kind: 'always' }
	/** Closed, and opening with that interval; `isToday` when that is later the same day. */
	| { kind: 'closed'; index: number; isToday: boolean }
	/** No hours are given at all. */
	| { kind: 'none' };

/**
 * The status at a minute of the week.
 * Intervals that follow one another without a gap count as one: the last of them says when it closes.
 */
export function statusNow( openings: readonly Opening[], now: number ): Status {
	if ( ! openings.length ) {
		return { kind: 'none' };
	}
	let index = openings.findIndex( ( opening ) => covers( opening, now ) );
	if ( index === -1 ) {
		return next( openings, now );
	}
	let openFor = 0;
	let at = now;
	for (;;) {
		const current = openings[ index ];
		if ( ! current ) {
			return { kind: 'none' };
		}
		const rest =
			lengthOf( current ) - minutesUntil( startOf( current ), at );
		openFor += rest;
		if ( openFor >= MINUTES_OF_A_WEEK ) {
			return { kind: 'always' };
		}
		at = ( at + rest ) % MINUTES_OF_A_WEEK;
		const following = openings.findIndex( ( opening ) =>
			covers( opening, at )
		);
		if ( following === -1 ) {
			return { kind: 'open', index };
		}
		index = following;
	}
}

function covers( opening: Opening, now: number ): boolean {
	return minutesUntil( startOf( opening ), now ) < lengthOf( opening );
}

function next( openings: readonly Opening[], now: number ): Status {
	const waits = openings.map( ( opening ) =>
		minutesUntil( now, startOf( opening ) )
	);
	const index = waits.indexOf( Math.min( ...waits ) );
	const minuteOfDay = now % ( 24 * 60 );
	return {
		kind: 'closed',
		index,
		isToday: minuteOfDay + ( waits[ index ] ?? 0 ) < 24 * 60,
	};
}

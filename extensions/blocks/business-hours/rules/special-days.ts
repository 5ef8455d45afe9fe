import type { SpecialDay } from '../attributes';
import { hoursText } from '../markup';
import { dateOf, dayOf } from './week';

/** Returns the last date of a special day: `to`, or `from` for a single day. */
export function lastDay( { from, to }: SpecialDay ): string {
	return to || from;
}

/** Returns the error in a special day; null if there is none. Visitors don't see a day with an error. */
export function troubleWith(
	special: SpecialDay
): 'no-date' | 'ends-before' | 'no-hours' | null {
	const to = lastDay( special );
	if ( ! isDate( special.from ) || ! isDate( to ) ) {
		return 'no-date';
	}
	if ( to < special.from ) {
		return 'ends-before';
	}
	return hoursText( special ) === null ? 'no-hours' : null;
}

/** Whether a date exists: `2026-02-31` does not. */
function isDate( date: string ): boolean {
	const day = dayOf( date );
	return (
		Number.isInteger( day ) &&
		dateOf( day ).toISOString().startsWith( date )
	);
}

/** Returns the special days that visitors see, the earliest first. */
export function completeSpecialDays(
	days: readonly SpecialDay[]
): SpecialDay[] {
	return days
		.filter( ( special ) => troubleWith( special ) === null )
		.sort( ( a, b ) =>
			a.from < b.from ? -1 : Number( a.from > b.from )
		);
}

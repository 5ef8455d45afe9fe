import type { SpecialDay } from '../attributes';
import { hoursText } from '../markup';
import { dateOf, dayOf } from './week';

/** The last day of special days: the first one where there is no other. */
export function lastDay( { from, to }: SpecialDay ): string {
	return to || from;
}

/** The error of special days, which hides them from visitors. */
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

/** `2026-02-31` is none. */
function isDate( date: string ): boolean {
	const day = dayOf( date );
	return (
		Number.isInteger( day ) &&
		dateOf( day ).toISOString().startsWith( date )
	);
}

/** Those that visitors see, the earliest first. */
export function completeSpecialDays(
	days: readonly SpecialDay[]
): SpecialDay[] {
	return days
		.filter( ( special ) => troubleWith( special ) === null )
		.sort( ( a, b ) =>
			a.from < b.from ? -1 : Number( a.from > b.from )
		);
}

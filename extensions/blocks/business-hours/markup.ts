import type { Day, SpecialDay } from './attributes';
import { isComplete } from './rules/week';

export const ROOT_CLASS = 'wp-block-dovetail-business-hours';
export const DAY_CLASS = `${ ROOT_CLASS }__day`;

export const NOW_CLASS = `${ ROOT_CLASS }__now`;

/** Class of the special days list. */
export const SPECIAL_CLASS = `${ ROOT_CLASS }__special`;

/** Text of a closed day in the saved HTML; the same in every language. */
const CLOSED = '–';

/**
 * Formats hours as `09:00–12:00, 13:00–17:00`, or as the text for a closed day. Null for a day with only incomplete
 * intervals, which must not appear as closed.
 */
export function hoursText( { hours }: Pick< Day, 'hours' > ): string | null {
	if ( ! hours.length ) {
		return CLOSED;
	}
	const complete = hours.filter( isComplete );
	return complete.length
		? complete
				.map( ( { opening, closing } ) =>
					opening === '00:00' && closing === '00:00'
						? '00:00–24:00'
						: `${ opening }–${ closing }`
				)
				.join( ', ' )
		: null;
}

/** Formats special days as `2026-12-24/2026-12-26 Christmas`: ISO dates and the author's name for them. */
export function specialText( { from, to, name }: SpecialDay ): string {
	const days = to && to !== from ? `${ from }/${ to }` : from;
	return `${ days } ${ name.trim() }`.trim();
}

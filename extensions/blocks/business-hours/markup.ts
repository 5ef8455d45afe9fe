import type { Day } from './attributes';
import { isComplete } from './rules/whole-week';

export const ROOT_CLASS = 'wp-block-dovetail-business-hours';
export const DAY_CLASS = `${ ROOT_CLASS }__day`;

export const NOW_CLASS = `${ ROOT_CLASS }__now`;

/** The days of a row, `1 Monday|2 Tuesday`: their numbers, 0 is Sunday, with their names in the page's language. */
export function readDays( days: string ): { day: number; dayName: string }[] {
	return days.split( '|' ).map( ( text ) => ( {
		day: Number( text[ 0 ] ),
		dayName: text.slice( 2 ),
	} ) );
}

/** A day on which nobody is there: the same sign in every language. */
const CLOSED = '–';

/**
 * `09:00–12:00, 13:00–17:00`, or the sign for closed.
 * Null for a day with nothing but half-filled intervals: it is left out, never shown as closed.
 */
export function hoursText( { hours }: Day ): string | null {
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

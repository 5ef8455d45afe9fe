import { AROUND_THE_CLOCK, USUAL_HOURS } from '../attributes';
import type { Day, DayName, Interval } from '../attributes';
import { hoursText } from '../markup';
import { lengthOf, minutesOf } from './clock';

/** From midnight to midnight: open 24 hours. */
export function isAroundTheClock( { opening, closing }: Interval ): boolean {
	return (
		opening === AROUND_THE_CLOCK.opening &&
		closing === AROUND_THE_CLOCK.closing
	);
}

/** The week with the hours of one day changed. */
export function changeDay(
	days: readonly Day[],
	name: DayName,
	change: ( hours: readonly Interval[] ) => Interval[]
): Day[] {
	return days.map( ( day ) =>
		day.name === name ? { name, hours: change( day.hours ) } : day
	);
}

/** Open gives the usual hours, closed empties the day. */
export function hoursWhenToggled( isOpen: boolean ): Interval[] {
	return isOpen ? [ { ...USUAL_HOURS } ] : [];
}

/** The week with the hours of one day on others too: on all, or on those that are open. */
export function copyDay(
	days: readonly Day[],
	name: DayName,
	to: 'all' | 'open'
): Day[] {
	const hours = days.find( ( day ) => day.name === name )?.hours ?? [];
	return days.map( ( day ) =>
		day.name === name || ( to === 'open' && ! day.hours.length )
			? day
			: { ...day, hours: hours.map( ( each ) => ( { ...each } ) ) }
	);
}

/** Whether hours of a day overlap with earlier ones of that day. */
export function overlapsEarlier(
	hours: readonly Interval[],
	index: number
): boolean {
	const own = openingOf( hours[ index ] );
	return hours.slice( 0, index ).some( ( each ) => {
		const other = openingOf( each );
		return (
			own !== null &&
			other !== null &&
			own.opening < other.opening + lengthOf( other ) &&
			other.opening < own.opening + lengthOf( own )
		);
	} );
}

function openingOf( interval: Interval | undefined ) {
	const opening = minutesOf( interval?.opening ?? '' );
	const closing = minutesOf( interval?.closing ?? '' );
	return opening === null || closing === null ? null : { opening, closing };
}

/** Neighbors with the same hours in one, as the page shows them. A day that is left out there parts them. */
export function groupedDays( days: readonly Day[] ): Day[][] {
	const groups: Day[][] = [];
	let before: string | null = null;
	for ( const day of days ) {
		const text = hoursText( day );
		if ( text !== null && text === before ) {
			groups.at( -1 )?.push( day );
		} else if ( text !== null ) {
			groups.push( [ day ] );
		}
		before = text;
	}
	return groups;
}

/** The days in the order in which a week begins somewhere: 0 is Sunday. */
export function daysFrom( days: readonly Day[], startOfWeek: number ): Day[] {
	return [ ...days.slice( startOfWeek ), ...days.slice( 0, startOfWeek ) ];
}

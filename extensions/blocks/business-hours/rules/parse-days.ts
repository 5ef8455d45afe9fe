import {
	DAY_NAMES,
	USUAL_WEEK,
	type Day,
	type DayName,
	type Interval,
} from '../attributes';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Seven days, Sunday first, whatever a post says. A day that is missing is closed, one too many is dropped,
 * a time that is none becomes empty and is left for the author to fill in.
 * What is no list at all is the usual week.
 */
export function parseDays( raw: unknown ): Day[] {
	if ( ! Array.isArray( raw ) ) {
		return [ ...USUAL_WEEK ];
	}
	return DAY_NAMES.map( ( name ) => ( {
		name,
		hours: parseHours( raw.find( ( day ) => isDay( day, name ) ) ),
	} ) );
}

/** `HH:MM` between 00:00 and 23:59, or empty. */
export function parseTime( raw: unknown ): string {
	return typeof raw === 'string' && TIME.test( raw ) ? raw : '';
}

/** Whether an interval says both when it begins and when it ends. */
export function isComplete( { opening, closing }: Interval ): boolean {
	return opening !== '' && closing !== '';
}

function isDay( raw: unknown, name: DayName ): boolean {
	return (
		typeof raw === 'object' &&
		raw !== null &&
		'name' in raw &&
		raw.name === name
	);
}

function parseHours( raw: unknown ): Interval[] {
	const hours =
		typeof raw === 'object' && raw !== null && 'hours' in raw
			? raw.hours
			: [];
	return Array.isArray( hours )
		? hours
				.filter(
					( entry ) => typeof entry === 'object' && entry !== null
				)
				.map( ( entry: { opening?: unknown; closing?: unknown } ) => ( {
					opening: parseTime( entry.opening ),
					closing: parseTime( entry.closing ),
				} ) )
		: [];
}

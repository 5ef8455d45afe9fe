import { attr } from '#shared/attributes';

/** Day codes, in stored order. */
export const DAY_NAMES = [
	'Sun',
	'Mon',
	'Tue',
	'Wed',
	'Thu',
	'Fri',
	'Sat',
] as const;

export type DayName = ( typeof DAY_NAMES )[ number ];

/**
 * Times are `HH:MM`, or empty until the author enters them. A closing time at or before the opening time is on the next
 * day.
 */
export type Interval = { opening: string; closing: string };

/** The hours of one day. An empty list means closed. */
export type Day = { name: DayName; hours: Interval[] };

/**
 * One or more consecutive days with special hours. Dates are `YYYY-MM-DD`; `to` is empty for a single day. An empty
 * list of hours means closed.
 */
export type SpecialDay = {
	from: string;
	to: string;
	name: string;
	hours: Interval[];
};

/** Default opening hours when the author sets a day to open. */
export const USUAL_HOURS: Readonly< Interval > = {
	opening: '09:00',
	closing: '17:00',
};

/** Midnight to midnight: open 24 hours. */
export const AROUND_THE_CLOCK: Readonly< Interval > = {
	opening: '00:00',
	closing: '00:00',
};

/** Default week: open on weekdays, closed on Saturday and Sunday. */
export const USUAL_WEEK: readonly Day[] = DAY_NAMES.map( ( name ) => ( {
	name,
	hours: name === 'Sun' || name === 'Sat' ? [] : [ { ...USUAL_HOURS } ],
} ) );

const time = attr.string( '', { pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' } );

/** A date. Invalid dates become empty, so the author has to enter them again. */
export const specialDate = attr.string( '', {
	pattern: '^20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
} );

/** An interval within a day. Invalid times become empty, so the author has to enter them again. */
export const interval = { opening: time, closing: time };

export const attributes = {
	/** Opening hours of each day. Days can be missing if a post was edited by hand: see `wholeWeek`. */
	days: attr.list(
		attr.object(
			{
				name: attr.optionalOneOf( DAY_NAMES ),
				hours: attr.list( interval ),
			},
			undefined,
			{ needs: [ 'name' ] }
		),
		[ ...USUAL_WEEK ],
		{ role: 'content' }
	),
	/** Holidays and other special days. */
	specialDays: attr.list(
		{
			from: specialDate,
			to: specialDate,
			name: attr.text( '' ),
			hours: attr.list( interval ),
		},
		[],
		{ role: 'content' }
	),
	/** Whether the page shows if the business is open now. */
	showStatus: attr.boolean( true ),
};

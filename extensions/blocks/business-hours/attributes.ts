import { attr } from '#shared/attributes';

/** Codes of the days in their stored order. */
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
 * `HH:MM`, or empty until the author has filled it in. A closing time at or before the opening time is on the next day.
 */
export type Interval = { opening: string; closing: string };

/** No intervals means closed. */
export type Day = { name: DayName; hours: Interval[] };

/** Days with special hours, `YYYY-MM-DD`. A single day if `to` is empty. No intervals means closed. */
export type SpecialDay = {
	from: string;
	to: string;
	name: string;
	hours: Interval[];
};

/** Default interval of a day that is set to open. */
export const USUAL_HOURS: Readonly< Interval > = {
	opening: '09:00',
	closing: '17:00',
};

/** From midnight to midnight, which means open 24 hours. */
export const AROUND_THE_CLOCK: Readonly< Interval > = {
	opening: '00:00',
	closing: '00:00',
};

/** Open on weekdays, closed on Saturday and Sunday. */
export const USUAL_WEEK: readonly Day[] = DAY_NAMES.map( ( name ) => ( {
	name,
	hours: name === 'Sun' || name === 'Sat' ? [] : [ { ...USUAL_HOURS } ],
} ) );

const time = attr.string( '', { pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' } );

/** A date. An invalid one is left empty for the author to fill in. */
export const specialDate = attr.string( '', {
	pattern: '^20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
} );

/** An interval of a day. An invalid time is left empty for the author to fill in. */
export const interval = { opening: time, closing: time };

export const attributes = {
	/** A post that was edited by hand may lack days: see `wholeWeek`. */
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
	/** Whether the page shows whether the business is open now. */
	showStatus: attr.boolean( true ),
};

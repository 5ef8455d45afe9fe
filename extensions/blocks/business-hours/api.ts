import { endpoint, wire } from '#shared/request';
import { DAY_NAMES, type DayName } from './attributes';

/** Names of the days in the author's language, and the first day of the week (0 for Sunday). */
export type LocalizedWeek = {
	days: Record< DayName, string >;
	startOfWeek: number;
};

/** Fallback if the site does not respond: English names, and Sunday as the first day. */
export const ENGLISH_WEEK: LocalizedWeek = {
	days: {
		Sun: 'Sunday',
		Mon: 'Monday',
		Tue: 'Tuesday',
		Wed: 'Wednesday',
		Thu: 'Thursday',
		Fri: 'Friday',
		Sat: 'Saturday',
	},
	startOfWeek: 0,
};

/** Returns the day names and the first day of the week from WordPress's locale data. */
export const localizedWeek = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/business-hours/localized-week',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		days: wire.dictionary( wire.string ),
		startOfWeek: wire.number,
	} ),
	/** Replaces a missing name with the English name, and an invalid first day with Sunday. */
	parse: ( { days, startOfWeek } ): LocalizedWeek => ( {
		days: { ...ENGLISH_WEEK.days, ...days },
		startOfWeek: DAY_NAMES[ startOfWeek ] ? startOfWeek : 0,
	} ),
} );

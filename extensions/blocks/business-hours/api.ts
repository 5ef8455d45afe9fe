import { endpoint, wire } from '#shared/request';
import { DAY_NAMES, type DayName } from './attributes';

/** Names of the days in the author's language, and the day on which the week begins there: 0 is Sunday. */
export type LocalizedWeek = {
	days: Record< DayName, string >;
	startOfWeek: number;
};

/** What is used when the site does not answer: English names, a week that begins on Sunday. */
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

/** The site's own words for the week, from WordPress's locale data. */
export const localizedWeek = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/business-hours/localized-week',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		days: wire.dictionary( wire.string ),
		startOfWeek: wire.number,
	} ),
	/** A name that is missing is the English one; a day that is none is Sunday. */
	parse: ( { days, startOfWeek } ): LocalizedWeek => ( {
		days: { ...ENGLISH_WEEK.days, ...days },
		startOfWeek: DAY_NAMES[ startOfWeek ] ? startOfWeek : 0,
	} ),
} );

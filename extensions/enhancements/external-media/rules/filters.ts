/** Categories of library photos. */
export const CATEGORIES = [
	'animals',
	'arts',
	'birthdays',
	'cityscapes',
	'crafts',
	'fashion',
	'food',
	'flowers',
	'gardens',
	'holidays',
	'houses',
	'landmarks',
	'landscapes',
	'night',
	'people',
	'pets',
	'selfies',
	'sport',
	'travel',
	'weddings',
] as const;

export type Category = ( typeof CATEGORIES )[ number ];

export const MEDIA_TYPES = [ 'photo', 'video' ] as const;

export type MediaType = ( typeof MEDIA_TYPES )[ number ];

/** Filters of a photo library. */
export type Filters = {
	category: Category | '';
	date: { range: DateRange; custom: MonthYear | null };
	favorite: boolean;
	mediaType: MediaType | '';
};

export const NO_FILTERS: Filters = {
	category: '',
	date: { range: 'any', custom: null },
	favorite: false,
	mediaType: '',
};

/**
 * Returns the filters after a change. Only photos have categories: choosing videos clears the category, and choosing a
 * category resets a media type of videos.
 */
export function withFilter(
	filters: Filters,
	change: Partial< Filters >
): Filters {
	const next = { ...filters, ...change };
	if ( change.mediaType === 'video' ) {
		return { ...next, category: '' };
	}
	return change.category && next.mediaType === 'video'
		? { ...next, mediaType: '' }
		: next;
}

/**
 * Returns the filters in the format of the request: `category=food,dateRange=2026-01-01:2026-01-31`; empty without
 * filters.
 *
 * @param filters
 * @param onlyImages Whether only photos can be selected, regardless of the filters.
 * @param today
 */
export function filterQuery(
	{ category, date, favorite, mediaType }: Filters,
	onlyImages: boolean,
	today: Date
): string {
	const wanted = {
		mediaType: onlyImages ? 'photo' : mediaType,
		category: onlyImages || mediaType !== 'video' ? category : '',
		dateRange: dateRangeOf( date.range, date.custom, today ),
		favorite: favorite ? 'true' : '',
	};
	return Object.entries( wanted )
		.filter( ( [ , value ] ) => value !== '' )
		.map( ( [ name, value ] ) => `${ name }=${ value }` )
		.join( ',' );
}

/** Date ranges of the filter. */
export const DATE_RANGES = [
	'any',
	'last-7-days',
	'last-30-days',
	'last-6-months',
	'last-12-months',
	'custom',
] as const;

export type DateRange = ( typeof DATE_RANGES )[ number ];

/** Value of the month filter that selects the whole year. */
export const WHOLE_YEAR = -1;

/** The earliest year that can be entered. */
export const FIRST_YEAR = 1970;

/** A month from 0 to 11, or a whole year. */
export type MonthYear = { month: number; year: number };

/** Placeholder for a missing start or end of a range. */
const NO_DATE = '0000-00-00';

const DAYS: Partial< Record< DateRange, number > > = {
	'last-7-days': 7,
	'last-30-days': 30,
};

const MONTHS: Partial< Record< DateRange, number > > = {
	'last-6-months': 6,
	'last-12-months': 12,
};

/**
 * Returns the query value of a date range, `start:end`; empty for any date.
 *
 * @param range
 * @param custom Month of the `custom` range; null until the author applies a month.
 * @param today  The current day in the author's time zone.
 */
export function dateRangeOf(
	range: DateRange,
	custom: MonthYear | null,
	today: Date
): string {
	if ( range === 'any' ) {
		return '';
	}
	if ( range === 'custom' ) {
		return custom ? monthRange( custom ) : '';
	}
	const start = new Date( today );
	start.setDate( start.getDate() - ( DAYS[ range ] ?? 0 ) );
	return `${ day( monthsBefore( start, MONTHS[ range ] ?? 0 ) ) }:${ NO_DATE }`;
}

function monthRange( { month, year }: MonthYear ): string {
	const first = new Date( 0 );
	first.setFullYear( year, Math.max( month, 0 ), 1 );
	const last = new Date( first );
	last.setFullYear( year, month === WHOLE_YEAR ? 12 : month + 1, 0 );
	return `${ day( first ) }:${ day( last ) }`;
}

/** Returns the same day of an earlier month, or that month's last day if the month is too short. */
function monthsBefore( date: Date, months: number ): Date {
	const end = new Date( date.getFullYear(), date.getMonth() - months + 1, 0 );
	return months === 0 || end.getDate() > date.getDate()
		? new Date( end.getFullYear(), end.getMonth(), date.getDate() )
		: end;
}

/** Returns a date as `2026-02-01` in the author's time zone. */
function day( date: Date ): string {
	return [
		String( date.getFullYear() ).padStart( 4, '0' ),
		String( date.getMonth() + 1 ).padStart( 2, '0' ),
		String( date.getDate() ).padStart( 2, '0' ),
	].join( '-' );
}

/** Whether the entered month can be applied: its year is valid, and it differs from the applied month. */
export function canApply(
	entered: { month: number; year: string },
	applied: MonthYear | null
): boolean {
	const year = Number( entered.year );
	return (
		/^\d{4}$/.test( entered.year ) &&
		year >= FIRST_YEAR &&
		( entered.month !== applied?.month || year !== applied.year )
	);
}

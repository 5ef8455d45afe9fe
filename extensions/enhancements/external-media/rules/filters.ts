import { dateRangeOf, type DateRange, type MonthYear } from './date-range';

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

/** The filters after a change. The library sorts photographs alone into categories: films and a category exclude each other, and the newer choice counts. */
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
 * The filters as they are sent, `category=food,dateRange=2026-01-01:2026-01-31`; empty where everything is shown.
 *
 * @param filters
 * @param onlyImages Whether nothing but photographs may be chosen, whatever the filters say.
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

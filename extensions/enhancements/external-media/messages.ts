import { parseLocale } from '#shared/validation';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Service } from './api';
import type { Category, DateRange, MediaType } from './rules/filters';

const buttons = {
	image: () => __( 'Select Image', 'dovetail-blocks' ),
	images: () => __( 'Select Images', 'dovetail-blocks' ),
	media: () => __( 'Select Media', 'dovetail-blocks' ),
};

const sources: Readonly< Record< Service, () => string > > = {
	google_photos: () => __( 'Google Photos', 'dovetail-blocks' ),
	pexels: () => __( 'Pexels Free Photos', 'dovetail-blocks' ),
	openverse: () => __( 'Openverse', 'dovetail-blocks' ),
};

const categories: Readonly< Record< Category, () => string > > = {
	animals: () => __( 'Animals', 'dovetail-blocks' ),
	arts: () => __( 'Arts', 'dovetail-blocks' ),
	birthdays: () => __( 'Birthdays', 'dovetail-blocks' ),
	cityscapes: () => __( 'Cityscapes', 'dovetail-blocks' ),
	crafts: () => __( 'Crafts', 'dovetail-blocks' ),
	fashion: () => __( 'Fashion', 'dovetail-blocks' ),
	food: () => __( 'Food', 'dovetail-blocks' ),
	flowers: () => __( 'Flowers', 'dovetail-blocks' ),
	gardens: () => __( 'Gardens', 'dovetail-blocks' ),
	holidays: () => __( 'Holidays', 'dovetail-blocks' ),
	houses: () => __( 'Houses', 'dovetail-blocks' ),
	landmarks: () => __( 'Landmarks', 'dovetail-blocks' ),
	landscapes: () => __( 'Landscapes', 'dovetail-blocks' ),
	night: () => __( 'Night', 'dovetail-blocks' ),
	people: () => __( 'People', 'dovetail-blocks' ),
	pets: () => __( 'Pets', 'dovetail-blocks' ),
	selfies: () => __( 'Selfies', 'dovetail-blocks' ),
	sport: () => __( 'Sport', 'dovetail-blocks' ),
	travel: () => __( 'Travel', 'dovetail-blocks' ),
	weddings: () => __( 'Weddings', 'dovetail-blocks' ),
};

const dateRanges: Readonly< Record< DateRange, () => string > > = {
	any: () => __( 'Any time', 'dovetail-blocks' ),
	'last-7-days': () => __( 'Last 7 days', 'dovetail-blocks' ),
	'last-30-days': () => __( 'Last 30 days', 'dovetail-blocks' ),
	'last-6-months': () => __( 'Last 6 months', 'dovetail-blocks' ),
	'last-12-months': () => __( 'Last 12 months', 'dovetail-blocks' ),
	custom: () => __( 'Specific Month/Year', 'dovetail-blocks' ),
};

const mediaTypes: Readonly< Record< MediaType, () => string > > = {
	photo: () => __( 'Photos', 'dovetail-blocks' ),
	video: () => __( 'Videos', 'dovetail-blocks' ),
};

/** Messages of the media browser. */
export const messages = {
	button: ( kind: keyof typeof buttons ) => buttons[ kind ](),
	source: ( id: Service ) => sources[ id ](),
	category: ( name: Category ) => categories[ name ](),
	dateRange: ( name: DateRange ) => dateRanges[ name ](),
	mediaType: ( name: MediaType ) => mediaTypes[ name ](),

	library: () => __( 'Media Library', 'dovetail-blocks' ),
	/** Label of the buttons next to the featured image. */
	moreSources: () => __( 'Replace with an image from', 'dovetail-blocks' ),

	title: ( isCopying: boolean ) =>
		isCopying
			? __( 'Inserting media', 'dovetail-blocks' )
			: __( 'Select media', 'dovetail-blocks' ),
	description: ( isCopying: boolean ) =>
		isCopying
			? __(
					'When the media is finished copying and inserting, you will be returned to the editor.',
					'dovetail-blocks'
				)
			: __(
					'Select the media you would like to insert into the editor.',
					'dovetail-blocks'
				),
	loadFailed: () =>
		__(
			'The other sources could not be loaded. The media library still works.',
			'dovetail-blocks'
		),

	select: () => __( 'Select', 'dovetail-blocks' ),
	inserting: () => __( 'Inserting…', 'dovetail-blocks' ),
	insertingImage: () => __( 'Inserting Image…', 'dovetail-blocks' ),
	inserted: () => __( 'Inserted', 'dovetail-blocks' ),
	stop: () => __( 'Stop', 'dovetail-blocks' ),
	stopping: () => __( 'Stopping…', 'dovetail-blocks' ),
	progress: ( done: number, all: number ) =>
		sprintf(
			// translators: 1: number of inserted items. 2: number of all items.
			__( '%1$d of %2$d inserted', 'dovetail-blocks' ),
			done,
			all
		),
	selected: ( count: number, most: number ) =>
		count < most
			? sprintf(
					// translators: %d: number of selected items.
					_n(
						'%d selected',
						'%d selected',
						count,
						'dovetail-blocks'
					),
					count
				)
			: sprintf(
					// translators: %d: number of selected items.
					__( '%d selected (the maximum)', 'dovetail-blocks' ),
					count
				),
	/**
	 * @param why    Sentence about the error; empty if the author stopped the import.
	 * @param titles Titles of the items that were not inserted.
	 */
	leftOut: ( why: string, titles: readonly string[] ) =>
		sprintf(
			// translators: 1: a sentence about what went wrong; it may be missing. 2: titles of pictures, as “Boats”, “Bread”.
			__( '%1$s Not inserted: %2$s.', 'dovetail-blocks' ),
			why,
			new Intl.ListFormat(
				parseLocale( document.documentElement.lang )
			).format(
				titles.map( ( title ) =>
					// translators: %s: title of a picture.
					sprintf( __( '“%s”', 'dovetail-blocks' ), title )
				)
			)
		).trim(),

	loading: () => __( 'Loading…', 'dovetail-blocks' ),
	loadMore: () => __( 'Load More', 'dovetail-blocks' ),
	found: ( count: number ) =>
		sprintf(
			// translators: %d: number of items.
			_n( '%d item', '%d items', count, 'dovetail-blocks' ),
			count
		),
	nothingFound: () =>
		__(
			'Sorry, but nothing matched your search criteria.',
			'dovetail-blocks'
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	tooManyRequests: () =>
		__(
			'Too many requests to Openverse. Wait a minute and try again.',
			'dovetail-blocks'
		),
	media: () => __( 'Media', 'dovetail-blocks' ),
	/** Accessible name of a video. */
	video: ( title: string ) =>
		// translators: %s: title of a video.
		sprintf( __( '%s (video)', 'dovetail-blocks' ), title ),
	untitled: () => __( 'Untitled', 'dovetail-blocks' ),
	folder: ( name: string, count: number ) =>
		sprintf(
			// translators: 1: name of an album. 2: number of items in it.
			_n(
				'%1$s, %2$d item',
				'%1$s, %2$d items',
				count,
				'dovetail-blocks'
			),
			name,
			count
		),

	search: () => __( 'Search', 'dovetail-blocks' ),
	searchFor: ( source: string ) =>
		// translators: %s: name of a service, such as Openverse.
		sprintf( __( 'Search %s', 'dovetail-blocks' ), source ),
	pexelsCredit: () => __( 'Photos provided by Pexels', 'dovetail-blocks' ),
	openverseCredit: () =>
		__(
			'Images found by Openverse. If a license requires credit, it is added to the caption.',
			'dovetail-blocks'
		),
	openverseSentence: ( hasCreator: boolean ) =>
		hasCreator
			? // translators: 1: title of a picture. 2: who made it. 3: its license.
				__( '“%1$s” by %2$s, %3$s', 'dovetail-blocks' )
			: // translators: 1: title of a picture. 3: its license.
				__( '“%1$s”, %3$s', 'dovetail-blocks' ),
	openverseUntitled: () => __( 'Image', 'dovetail-blocks' ),

	details: () => __( 'Before inserting', 'dovetail-blocks' ),
	altText: () => __( 'Alt text', 'dovetail-blocks' ),
	altHelp: () =>
		__(
			'Describe the image for people who can’t see it.',
			'dovetail-blocks'
		),
	titleField: () => __( 'Title', 'dovetail-blocks' ),
	fileName: () => __( 'File name', 'dovetail-blocks' ),
	fileNameHelp: () =>
		__(
			'Enter it without an extension. Special characters are removed.',
			'dovetail-blocks'
		),
	credit: ( words: string ) =>
		// translators: %s: names that the caption will contain.
		sprintf( __( 'Added to the caption: %s', 'dovetail-blocks' ), words ),

	connectTitle: () => __( 'Connect Google Photos', 'dovetail-blocks' ),
	connect: () =>
		__(
			'To show your photos here, connect your Google Photos account to this site.',
			'dovetail-blocks'
		),
	disconnectLater: () =>
		__(
			'You can disconnect at any time with “Disconnect from Google Photos”, or by removing this site’s access in your Google account.',
			'dovetail-blocks'
		),
	authorize: () => __( 'Authorize', 'dovetail-blocks' ),
	awaiting: () => __( 'Awaiting authorization', 'dovetail-blocks' ),
	blocked: () =>
		__(
			'Your browser blocked the pop-up. Allow pop-ups for this site and press the button again.',
			'dovetail-blocks'
		),
	disconnect: () => __( 'Disconnect from Google Photos', 'dovetail-blocks' ),

	view: () => __( 'View', 'dovetail-blocks' ),
	photos: () => __( 'Photos', 'dovetail-blocks' ),
	albums: () => __( 'Albums', 'dovetail-blocks' ),
	breadcrumb: () => __( 'Current location', 'dovetail-blocks' ),
	categoryFilter: () => __( 'Category', 'dovetail-blocks' ),
	allCategories: () => __( 'All categories', 'dovetail-blocks' ),
	dateFilter: () => __( 'Date', 'dovetail-blocks' ),
	favoriteFilter: () => __( 'Favorites', 'dovetail-blocks' ),
	mediaTypeFilter: () => __( 'Media type', 'dovetail-blocks' ),
	allMediaTypes: () => __( 'All', 'dovetail-blocks' ),
	month: () => __( 'Month', 'dovetail-blocks' ),
	anyMonth: () => __( 'Any month', 'dovetail-blocks' ),
	year: () => __( 'Year', 'dovetail-blocks' ),
	apply: () => __( 'Apply', 'dovetail-blocks' ),
};

import { blockName } from '#shared/definitions';
import { getBlockTypes, getBlockVariations } from '@wordpress/blocks';
import { resolve } from 'node:path';
import { blocks } from '../../extensions';
import { registerBlocks } from '../harness/editor';

/** Search terms that people use, and the block that they expect first. */
const SEARCHES: Readonly< Record< string, readonly string[] > > = {
	'business-hours': [
		'opening times',
		'opening hours',
		'hours',
		'open now',
		'closed',
		'holiday hours',
		'store hours',
		'business',
	],
	calendly: [ 'appointment', 'booking', 'book a meeting', 'meeting' ],
	'contact-form': [
		'form',
		'contact',
		'rsvp',
		'feedback',
		'survey',
		'application form',
		'email',
	],
	'contact-info': [ 'telephone', 'phone number', 'address', 'vcard' ],
	donations: [ 'donate', 'charity', 'fundraising', 'iban' ],
	'donations/tip-jar': [ 'tip', 'tip jar' ],
	eventbrite: [ 'event', 'tickets', 'concert' ],
	gif: [ 'gif', 'meme', 'giphy' ],
	'google-calendar': [ 'google calendar', 'events', 'event list' ],
	'google-calendar/any': [
		'calendar',
		'calendar of events',
		'ical',
		'ics',
		'outlook',
		'icloud',
		'nextcloud',
		'webcal',
	],
	'image-compare': [ 'before after', 'before and after', 'compare' ],
	'instagram-gallery': [ 'instagram' ],
	map: [ 'map', 'directions', 'location', 'google maps' ],
	markdown: [ 'markdown' ],
	opentable: [ 'restaurant', 'reservation', 'reserve' ],
	pinterest: [ 'pin', 'board' ],
	'podcast-player': [ 'podcast', 'rss', 'episodes', 'spotify' ],
	'rating-star': [ 'stars', 'rating', 'review', 'score' ],
	'recurring-payments': [ 'membership', 'payment plan', 'paid' ],
	'related-posts': [ 'related', 'similar posts', 'you might also like' ],
	'repeat-visitor': [
		'returning visitors',
		'visits',
		'first visit',
		'welcome',
	],
	'send-a-message': [ 'whatsapp', 'chat', 'message' ],
	'share-buttons': [ 'share', 'sharing', 'share buttons', 'social share' ],
	'simple-payments': [
		'pay',
		'paypal',
		'buy',
		'sell',
		'shop',
		'product',
		'price',
		'invoice',
	],
	'simple-payments/bank-transfer': [ 'bank', 'bank transfer' ],
	slideshow: [ 'slideshow', 'slider', 'carousel' ],
	story: [ 'story', 'fullscreen', 'stories' ],
	subscriptions: [ 'subscribe', 'follow', 'subscription', 'signup' ],
	'tiled-gallery': [ 'mosaic', 'masonry' ],
	wordads: [ 'ads', 'advertisement' ],
	amazon: [ 'affiliate' ],
	mailchimp: [ 'mailchimp' ],
	newsletter: [ 'newsletter', 'buttondown' ],
};

type Item = {
	id: string;
	name: string;
	title: string;
	description?: string;
	keywords?: readonly string[];
	category?: string;
};

const { searchItems } = jest.requireActual< {
	searchItems( items: readonly Item[], words: string ): Item[];
} >(
	resolve(
		'node_modules/@wordpress/block-editor/build/components/inserter/search-items.cjs'
	)
);

function inserterItems(): Item[] {
	return getBlockTypes()
		.filter(
			( { parent, ancestor, supports } ) =>
				! parent &&
				! ancestor &&
				Reflect.get( supports ?? {}, 'inserter' ) !== false
		)
		.flatMap( ( type ) => [
			{ ...type, id: type.name } as Item,
			...( getBlockVariations( type.name, 'inserter' ) ?? [] )
				.filter( ( { isDefault } ) => ! isDefault )
				.map(
					( variation ) =>
						( {
							...type,
							...variation,
							id: `${ type.name }/${ variation.name }`,
							name: type.name,
						} ) as Item
				),
		] );
}

/**
 * Search terms that WordPress blocks also match, in their text or as part of a longer word (“preformatted”). WordPress
 * lists its own blocks first.
 */
const AFTER_WORDPRESS: readonly string[] = [
	'form',
	'survey',
	'ical',
	'ics',
	'calendar',
	'pin',
	'board',
	'rss',
	'spotify',
	'review',
];

describe( 'a search in the inserter', () => {
	let items: Item[] = [];
	beforeAll( () => {
		registerBlocks( { blocks } );
		items = inserterItems();
	} );

	it( 'is tested with at least 78 search terms', () => {
		expect(
			new Set( Object.values( SEARCHES ).flat() ).size
		).toBeGreaterThan( 77 );
	} );

	it.each( [ 'bank', 'transfer', 'bank transfer', 'iban' ] )(
		'for “%s” finds both blocks that take bank transfers',
		( word ) => {
			expect(
				searchItems( items, word ).map( ( { id } ) => id )
			).toEqual(
				expect.arrayContaining( [
					blockName( 'donations' ),
					blockName( 'simple-payments' ),
				] )
			);
		}
	);

	it.each(
		Object.entries( SEARCHES ).flatMap( ( [ slug, words ] ) =>
			words.map( ( word ) => [ word, slug ] as const )
		)
	)( 'for “%s” finds %s first among our blocks', ( word, slug ) => {
		const found = searchItems( items, word ).map( ( { id } ) => id );
		const ours = found.filter( ( id ) => id.startsWith( blockName( '' ) ) );
		expect( ours[ 0 ] ).toBe( blockName( slug ) );
		expect( found[ 0 ] !== ours[ 0 ] ).toBe(
			AFTER_WORDPRESS.includes( word )
		);
	} );
} );

import { parseConnection } from '../../api';
import {
	canBeThread,
	cutMessage,
	hasTwitter,
	remainingCharacters,
} from '../../rules/connections';
import { parseThread, readCards, type Tweet } from '../endpoints';
import { messages } from '../messages';
import { firstTweet, sizeNotice, threadOf, tweetLength } from '../rules/thread';
import {
	initialThread,
	reduceThread,
	withCard,
	type CardEntry,
} from '../state';
import firstTweets from './first-tweet.cases.json';
import tweetLengths from './tweet-length.cases.json';

const tweet = ( rest: Partial< Tweet > = {} ): Tweet => ( {
	text: 'Rye',
	media: [],
	tweet: '',
	urls: [],
	blocks: [ { clientId: 'a' } ],
	...rest,
} );

const WORDS = {
	message: 'From our oven',
	suffix: '\n\nA thread ⬇️',
	url: 'https://bakery.example/rye/',
	closing: 'This thread can be read here:',
	closingOfMore: 'The rest of this thread can be read here:',
};

describe( 'a post’s tweets', () => {
	it( 'are requested with the post’s blocks, and parsed with all fields', () => {
		expect( parseThread.method ).toBe( 'POST' );
		expect( parseThread.path ).toBe( '/wpcom/v2/tweetstorm/parse' );
		expect( Object.keys( parseThread.data ) ).toEqual( [ 'blocks' ] );
		const wire = {
			text: 'Rye',
			media: [
				{ url: 'https://a.example/a.jpg', type: 'image/jpeg', alt: '' },
			],
			tweet: 'https://twitter.com/a/status/1',
			urls: [ 'https://a.example' ],
			boundary: {
				container: 'content',
				type: 'normal',
				start: 2,
				end: 3,
				line: 0,
			},
			blocks: [ { clientId: 'a' } ],
		};
		expect( parseThread.read( { tweets: [ wire ] } ) ).toEqual( {
			tweets: [ wire ],
			warnings: [],
		} );
		expect(
			parseThread.read( { tweets: [ { ...wire, boundary: null } ] } )
				.tweets[ 0 ]
		).not.toHaveProperty( 'boundary' );
		expect( () =>
			parseThread.read( {
				tweets: [
					{ ...wire, boundary: { ...wire.boundary, type: 'other' } },
				],
			} )
		).toThrow();
	} );

	it( 'link only to web URLs, for any input', () => {
		const media = [
			'javascript:alert(1)',
			'data:image/png;base64,AAAA',
			'https://a.example/a.jpg',
		].map( ( url ) => ( { url, type: 'image/jpeg', alt: '' } ) );
		const [ read ] = parseThread.read( {
			tweets: [
				{
					text: 'Rye',
					media,
					tweet: 'javascript:alert(1)',
					urls: [],
					blocks: [],
				},
			],
		} ).tweets;
		expect( read ).toMatchObject( { media: [ media[ 2 ] ], tweet: '' } );
	} );

	// spec: 002-3.21-1
	it( 'have the first available link card, unless they contain images or quote another tweet', () => {
		const card = {
			title: 'B',
			description: '',
			url: 'https://b.example',
			image: null,
			type: 'summary' as const,
		};
		const cards: Record< string, CardEntry > = {
			'https://a.example': 'failed',
			'https://b.example': card,
			'https://c.example': 'loading',
		};
		const urls = [
			'https://a.example',
			'https://c.example',
			'https://b.example',
		];
		const media = [
			{ url: 'https://a.example/a.jpg', type: 'image/jpeg', alt: '' },
		];
		expect( withCard( tweet( { urls } ), cards ) ).toEqual( {
			text: 'Rye',
			media: [],
			tweet: '',
			urls,
			card,
			blocks: [ { clientId: 'a' } ],
		} );
		expect(
			withCard( tweet( { urls, media } ), cards ).card
		).toBeUndefined();
		expect(
			withCard(
				tweet( { urls, tweet: 'https://x.com/a/status/1' } ),
				cards
			).card
		).toBeUndefined();
		expect(
			withCard( tweet( { urls: urls.slice( 0, 2 ) } ), cards ).card
		).toBeUndefined();
	} );
} );

describe( 'link cards', () => {
	it( 'are parsed by URL, and are null if invalid', () => {
		expect( readCards.path ).toBe( '/wpcom/v2/tweetstorm/generate-cards' );
		expect( Object.keys( readCards.data ) ).toEqual( [ 'urls' ] );
		const cards = readCards.read( {
			'https://a.example': {
				title: 'A',
				description: 'B',
				url: 'javascript:alert(1)',
				image: 'data:image/png;base64,AA',
				type: 'summary_large_image',
			},
			'https://b.example': { error: true },
			'https://c.example': { title: '' },
			'https://d.example:99999/': { title: 'D' },
			nonsense: { title: 'E' },
		} );
		expect( [ ...cards ] ).toEqual( [
			[
				'https://a.example',
				{
					title: 'A',
					description: 'B',
					url: 'https://a.example',
					image: null,
					type: 'summary_large_image',
				},
			],
			[ 'https://b.example', null ],
			[ 'https://c.example', null ],
			[ 'https://d.example:99999/', null ],
			[ 'nonsense', null ],
		] );
		expect( readCards.read( [] ).size ).toBe( 0 );
	} );

	it( 'are merged with known cards, and cleared if the thread has no links', () => {
		const one = reduceThread( initialThread, {
			type: 'SET_CARDS',
			cards: { a: 'loading' },
		} );
		const two = reduceThread( one, {
			type: 'SET_CARDS',
			cards: { b: 'failed' },
		} );
		expect( two.twitterCards ).toEqual( { a: 'loading', b: 'failed' } );
		expect(
			reduceThread( two, { type: 'SET_CARDS', cards: null } ).twitterCards
		).toEqual( {} );
	} );
} );

describe( 'a thread', () => {
	// `Thread_Plan` has the same texts on the server.
	it( 'consists of the author’s message, the tweets of the post, and the link to the post', () => {
		expect(
			threadOf( [ tweet() ], WORDS ).map( ( { text } ) => text )
		).toEqual( [
			'From our oven\n\nA thread ⬇️',
			'Rye',
			'This thread can be read here: https://bakery.example/rye/',
		] );
	} );

	// spec: 002-9-12
	it.each( [
		[ 0, 2, 'This', null ],
		[ 19, 21, 'This', null ],
		[ 20, 22, 'This', 'long' ],
		[ 99, 101, 'This', 'long' ],
		[ 100, 102, 'This', 'too-long' ],
		[ 101, 102, 'The rest of this', 'too-long' ],
		[ 1000, 102, 'The rest of this', 'too-long' ],
	] )(
		'with %i post tweets has %i in total, ends with “%s thread can be read here:”, and has the notice %s',
		( count, length, last, notice ) => {
			const thread = threadOf(
				Array.from( { length: count }, ( _, index ) =>
					tweet( { text: String( index ) } )
				),
				WORDS
			);
			expect( thread ).toHaveLength( length );
			expect( thread.at( -1 )?.text ).toBe(
				`${ last } thread can be read here: https://bakery.example/rye/`
			);
			expect( thread.at( -2 )?.text ).toBe(
				count ? String( Math.min( count, 100 ) - 1 ) : thread[ 0 ]?.text
			);
			expect( sizeNotice( thread.length, false ) ).toBe( notice );
		}
	);

	// spec: 002-5-18
	it.each( [
		[ 1000, true, 'too-long' ],
		[ 102, false, 'too-long' ],
		[ 101, false, 'long' ],
		[ 22, true, 'long' ],
		[ 21, true, null ],
		[ 3, true, null ],
		[ 2, true, 'empty' ],
		[ 2, false, null ],
	] )(
		'with %i tweets (before publishing: %s) has the warning %s',
		( count, isBefore, notice ) => {
			expect( sizeNotice( count, isBefore ) ).toBe( notice );
		}
	);
} );

/** Returns the connections of a post that is shared to some services and not to others. */
const connections = ( services: string[], off: string[] = [] ) =>
	[ ...services, ...off ].map( ( service ) =>
		parseConnection( {
			id: service,
			service_name: service,
			enabled: ! off.includes( service ),
		} )
	);

it.each( [
	[ [ 'mastodon' ], [], true ],
	[ [ 'facebook', 'bluesky' ], [], true ],
	[ [ 'twitter' ], [ 'telegram' ], true ],
	[ [ 'telegram', 'webhook' ], [], false ],
	[ [ 'telegram' ], [ 'mastodon' ], false ],
	[ [], [], false ],
] )(
	'a post shared to %j, with %j switched off, can be a thread: %s',
	( services, off, can ) => {
		expect( canBeThread( connections( services, off ) ) ).toBe( can );
	}
);

// spec: 002-4.13-4
it.each( [
	[ [ 'mastodon', 'twitter' ], [], [ 'Single Tweet', 'Twitter Thread' ] ],
	[ [ 'x' ], [], [ 'Single Tweet', 'Twitter Thread' ] ],
	[ [ 'bluesky' ], [], [ 'Single post', 'Thread' ] ],
	[ [ 'bluesky' ], [ 'x' ], [ 'Single post', 'Thread' ] ],
] )(
	'the choice for a post shared to %j, with %j switched off, is %j',
	( services, off, labels ) => {
		const isForTwitter = hasTwitter( connections( services, off ) );
		expect( [
			messages.single( isForTwitter ),
			messages.thread( isForTwitter ),
		] ).toEqual( labels );
	}
);

// spec: 002-5-17, 002-8-15
it.each( [
	[
		true,
		[
			'Only the first 100 tweets of this post will be published in the Twitter thread.',
			'This post will create a Twitter thread more than 20 tweets long.',
			'None of the content in this post could be transformed into tweets, it may be better to share as a single tweet.',
			'Twitter displays the first four images.',
			'Twitter removes all text formatting.',
			'Links will be posted seperately.',
			'This block is not exportable to Twitter',
		],
	],
	[
		false,
		[
			'Only the first 100 posts of the thread will be published.',
			'This post will become a thread of more than 20 posts.',
			'None of the content in this post can become a thread. It may be better to share it as a single post.',
			'Only the first four images will be posted.',
			'Text formatting will be removed.',
			'Links will be posted seperately.',
			'This block will not be posted.',
		],
	],
] )(
	'the notices about a thread name Twitter only for a Twitter account: %s',
	( isForTwitter, notices ) => {
		const { size, warning } = messages;
		expect(
			[
				size[ 'too-long' ],
				size.long,
				size.empty,
				warning.gallery,
				warning.formatting,
				warning.links,
				warning.unsupported,
			].map( ( notice ) => notice( isForTwitter ) )
		).toEqual( notices );
	}
);

it( 'the preview of a thread calls its parts posts, as most networks do', () => {
	expect( messages.position( 2, 5 ) ).toBe( 'Post 2 of 5' );
	expect( messages.quoted() ).toBe( 'Quoted post:' );
} );

it.each( [
	[ 'x'.repeat( 242 ), 'x'.repeat( 242 ) ],
	[ 'x'.repeat( 243 ), `${ 'x'.repeat( 241 ) }…` ],
	[ 'rye '.repeat( 63 ), `${ 'rye '.repeat( 60 ).trim() }…` ],
	[ `${ 'x'.repeat( 240 ) }😀y`, `${ 'x'.repeat( 240 ) }…` ],
	[ `${ 'x'.repeat( 241 ) } yy`, `${ 'x'.repeat( 241 ) }…` ],
	[ `${ 'x'.repeat( 235 ) }, rye and salt`, `${ 'x'.repeat( 235 ) }, rye…` ],
] )(
	'text longer than 242 characters is cut after a word: %s',
	( text, cut ) => {
		expect( threadOf( [], { ...WORDS, message: text } )[ 0 ]?.text ).toBe(
			`${ cut }${ WORDS.suffix }`
		);
	}
);

it.each( firstTweets as [ [ string, number ], [ string, number ], string ][] )(
	'the first tweet is limited to 280 characters, counted as Twitter does: %j',
	( [ text, times ], [ kept, count ], end ) => {
		const first = firstTweet( text.repeat( times ), WORDS.suffix );
		expect( first ).toBe(
			`${ kept.repeat( count ) }${ end }${ WORDS.suffix }`
		);
		expect( tweetLength( first ) ).toBeLessThanOrEqual( 280 );
	}
);

it.each( tweetLengths as [ string, number ][] )(
	'tweetLength counts most letters as 1, other characters and emoji as 2, and links as 23: %j',
	( text, length ) => expect( tweetLength( text ) ).toBe( length )
);

it( 'text appended to the author’s message counts toward the maximum length', () => {
	expect( remainingCharacters( 'Rye', WORDS.suffix ) ).toBe( 255 - 13 - 3 );
	expect( cutMessage( 'x'.repeat( 300 ), WORDS.suffix ) ).toHaveLength( 242 );
	expect(
		cutMessage( `${ 'x'.repeat( 241 ) }😀`, WORDS.suffix )
	).toHaveLength( 241 );
} );

import { ApiError } from '#shared/request';
import { FEED_FAILURES, readPodcast, refreshPodcast } from '../api';
import { feedSentence } from '../messages';

const TRACK = {
	id: 'a',
	title: 'One & two',
	link: 'https://a.example/one',
	src: 'https://a.example/one.mp3',
	duration: 61,
	description: 'Text',
};
const WIRE = {
	title: 'Quiet Hours',
	link: 'https://a.example/',
	cover: 'https://a.example/cover.jpg',
	tracks: [ TRACK ],
	header: '<p>Quiet Hours</p>',
	list: '<ol></ol>',
	reverse: '<ol reversed></ol>',
	problem: '',
};

describe( 'readPodcast()', () => {
	// spec: 000-7-8, 000-3-9
	it( 'sends a GET request to /wpcom/v2/podcast-player, and returns the title and the HTML', () => {
		expect( readPodcast ).toMatchObject( {
			method: 'GET',
			path: '/wpcom/v2/podcast-player',
			servedBy: [ 'site' ],
			capability: 'edit_posts',
		} );
		expect( Object.keys( readPodcast.query ) ).toEqual( [ 'url' ] );
		expect( readPodcast.read( WIRE ) ).toEqual( {
			title: 'Quiet Hours',
			header: '<p>Quiet Hours</p>',
			list: '<ol></ol>',
			reverse: '<ol reversed></ol>',
			problem: '',
		} );
	} );

	it.each( [
		null,
		{},
		{ ...WIRE, tracks: null },
		{ ...WIRE, tracks: [ { ...TRACK, title: 5 } ] },
		...(
			[ 'title', 'link', 'cover', 'header', 'list', 'problem' ] as const
		 ).map( ( name ) => ( { ...WIRE, [ name ]: undefined } ) ),
	] )( 'rejects the response %j', ( wire ) => {
		expect( () => readPodcast.read( wire ) ).toThrow( 'expected' );
	} );

	it.each( [
		[ 'podcast_invalid_url', 'Enter a full web address' ],
		[ 'podcast_unreachable', 'could not be reached' ],
		[ 'podcast_not_a_feed', 'Look on that page for a link called “RSS”' ],
		[ 'podcast_malformed', 'Ask the podcast’s publisher to correct it' ],
		[ 'podcast_no_episodes', 'Choose the podcast’s feed' ],
		[ 'podcast_too_large', 'for a feed with only the latest episodes' ],
		[ 'podcast_busy', 'Try again in a minute' ],
	] as const )(
		'returns a message that says what to do for the error %s',
		( code, words ) => {
			expect( FEED_FAILURES ).toContain( code );
			expect(
				feedSentence( new ApiError( { code, message: 'Theirs.' } ) )
			).toContain( words );
		}
	);

	it( 'uses the server’s message for other errors', () => {
		expect(
			feedSentence( new ApiError( { code: 'odd', message: 'Theirs.' } ) )
		).toBe( 'Theirs.' );
	} );
} );

describe( 'refreshPodcast()', () => {
	it( 'is allowed for everyone, and sends post and block IDs but never a URL', () => {
		expect( refreshPodcast ).toMatchObject( {
			method: 'GET',
			path: '/wpcom/v2/podcast-player/{post}/{block}',
			servedBy: [ 'site' ],
			capability: 'public',
			query: {},
		} );
	} );

	it( 'returns a version, and whether a newer version will follow', () => {
		expect(
			refreshPodcast.read( { version: 'two', pending: 1, tracks: [] } )
		).toEqual( { version: 'two', pending: false } );
		for ( const raw of [ null, 42, {}, { version: 2 } ] ) {
			expect( () => refreshPodcast.read( raw ) ).toThrow( 'version' );
		}
	} );
} );

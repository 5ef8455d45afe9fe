import { mockHeader } from '../../api.mock';
import { podcastOfExample } from '../../example.data';
import { rssOf } from '../../mock-feed';
import { quietHours } from '../../mock-podcast';
import { expect, php, platformUrl, siteUrl, test } from '#e2e';
import {
	feed,
	KEEPER,
	BAKERS,
	FERRY,
	LOST,
	post,
	fault,
	forget,
	age,
	markup,
	read as readFeed,
} from './support';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test.afterAll( () => fault( null ) );

type Read = {
	code?: string;
	title?: string;
	link?: string;
	cover?: string;
	tracks?: Record< string, unknown >[];
};

const parse = ( ...bodies: string[] ): Promise< Read[] > =>
	php(
		`return array_map( static function ( $body ) {
			$podcast = \\Dovetail\\Podcast_Player\\Parser::parse( base64_decode( $body ) );
			return is_wp_error( $podcast ) ? array( 'code' => $podcast->get_error_code() ) : $podcast;
		}, $input );`,
		bodies.map( ( body ) => Buffer.from( body ).toString( 'base64' ) )
	);

const item = ( inner: string ) =>
	`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Show</title><item>${ inner }</item></channel></rss>`;

const sound =
	'<enclosure url="https://a.example/1.mp3" length="1" type="audio/mpeg"/>';

// spec: 000-3-9, 000-7-8
test( 'a feed becomes episodes of plain text and URLs, whatever it contains', async () => {
	const noEpisodes = [
		item( '<title>Only text</title>' ),
		item( '<title>No address</title><enclosure type="audio/mpeg"/>' ),
		item( '<enclosure url="" type="audio/mpeg"/>' ),
		item( '<enclosure url="javascript:alert(1)" type="audio/mpeg"/>' ),
		item( '<enclosure url="data:audio/wav;base64,AA" type="audio/wav"/>' ),
		item( '<enclosure url="ftp://a.example/1.mp3" type="audio/mpeg"/>' ),
		item(
			'<enclosure url="https://me:secret@a.example/1.mp3" type="audio/mpeg"/>'
		),
		item( '<enclosure url="https://a.example/1.mp4" type="video/mp4"/>' ),
		item( '<enclosure url="https://a.example/1.exe"/>' ),
		rssOf( { ...quietHours( 'https://a.example' ), episodes: [] } ),
	];
	const noFeeds = [
		'',
		'   ',
		'<!doctype html><html><body><h1>Show</h1></body></html>',
		'{"version":"https://jsonfeed.org/version/1"}',
		'<?xml version="1.0"?><opml><body/></opml>',
		'%PDF-1.7',
		'<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x "y">]>' +
			item( sound ).replace( /^<\?xml.*?\?>/, '' ),
		item( sound ).slice( 0, 120 ),
	];
	expect(
		( await parse( ...noEpisodes ) ).map( ( { code } ) => code )
	).toEqual( noEpisodes.map( () => 'podcast_no_episodes' ) );
	expect( ( await parse( ...noFeeds ) ).map( ( { code } ) => code ) ).toEqual(
		noFeeds.map( () => 'podcast_not_a_feed' )
	);

	const [ whole, hostile, bare, atom, many ] = await parse(
		rssOf( quietHours( 'https://a.example' ) ),
		item(
			`<title>&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;Bold&lt;/b&gt; [gallery] &amp;amp; \u202Eright${ 'x'.repeat( 400 ) }</title><guid>g</guid><link>javascript:alert(2)</link><enclosure url="https://a.example/1.mp3?a=1&amp;b=[2]" type="audio/mpeg"/><itunes:duration>oops</itunes:duration><description><![CDATA[<p onclick="x()">One</p><script>alert(3)</script><img src=x onerror=alert(4)><p>Two &amp; 3 &lt; 4</p>]]></description>`
		),
		item( '<enclosure url="https://a.example/1.mp3"/><guid>g</guid>' ),
		'<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Atom show</title><id>x</id><logo>https://a.example/logo.png</logo><link href="https://a.example/"/><entry><id>1</id><title>First</title><summary>Words</summary><link rel="enclosure" type="audio/ogg" href="https://a.example/1.ogg"/><link href="https://a.example/1"/></entry></feed>',
		rssOf( {
			...quietHours( 'https://a.example' ),
			episodes: Array.from( { length: 14 }, ( _, index ) => ( {
				// The last of them repeat an episode.
				guid: `g${ index % 12 }`,
				title: `Episode ${ index }`,
				src: `https://a.example/${ index }.mp3`,
				type: 'audio/mpeg',
			} ) ),
		} )
	);
	expect( whole ).toMatchObject( {
		title: 'Quiet Hours',
		link: 'https://a.example/podcast/about',
		cover: 'https://a.example/podcast/cover.svg',
	} );
	expect( whole?.tracks?.map( ( { title } ) => title ) ).toEqual( [
		KEEPER,
		BAKERS,
		FERRY,
		LOST,
	] );
	expect( whole?.tracks?.[ 0 ] ).toMatchObject( {
		id: expect.stringMatching( /^[0-9a-f]{12}$/ ),
		link: 'https://a.example/podcast/about?episode=3&from=feed',
		src: 'https://a.example/podcast/sound/lighthouse.wav?session=3&token=a',
		duration: 40,
		description:
			'Thirty years of one light, told by the one who kept it.\nRecorded on the island of Neuwerk.',
	} );
	expect( whole?.tracks?.map( ( { duration } ) => duration ) ).toEqual( [
		40, 40, 40, 2112,
	] );
	const [ track ] = hostile?.tracks ?? [];
	expect( track ).toMatchObject( {
		link: '',
		src: 'https://a.example/1.mp3?a=1&b=%5B2%5D',
		duration: 0,
		description: 'One\nTwo & 3 < 4',
	} );
	expect( track?.title ).toMatch( /^Bold \[gallery\] &(amp;)? rightx+…$/ );
	expect( String( track?.title ) ).toHaveLength( 300 );
	expect( bare?.tracks ).toMatchObject( [
		{
			title: '(no title)',
			src: 'https://a.example/1.mp3',
			description: '',
		},
	] );
	expect( atom ).toMatchObject( {
		title: 'Atom show',
		cover: 'https://a.example/logo.png',
		tracks: [
			{
				title: 'First',
				link: 'https://a.example/1',
				src: 'https://a.example/1.ogg',
				description: 'Words',
			},
		],
	} );
	expect( many?.tracks ).toHaveLength( 12 );
} );

test( 'a feed is read for authors only, kept for pages, and its last good copy outlives it', async () => {
	const read = ( url: string, login = 'author' ) =>
		php< { status: number; data: Read & { problem?: string } } >(
			`wp_set_current_user( $input['login'] ? get_user_by( 'login', $input['login'] )->ID : 0 );
			add_filter( 'pre_http_request', static function ( $answer, $options, $url ) {
				// Megabytes take the embedded server longer than a feed may take.
				return str_contains( $url, 'large.xml' ) ? array( 'headers' => array(), 'body' => str_pad( '<rss version="2.0"><channel><item>', $options['limit_response_size'], 'x' ), 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null ) : $answer;
			}, 10, 3 );
			$request = new WP_REST_Request( 'GET', '/wpcom/v2/podcast-player' );
			$request->set_query_params( array( 'url' => $input['url'] ) );
			$response = rest_do_request( $request );
			return array( 'status' => $response->get_status(), 'data' => $response->get_data() );`,
			{ url, login }
		);
	expect( ( await read( feed(), '' ) ).status ).toBe( 401 );
	for ( const [ url, code ] of [
		[ 'not an address', 'podcast_invalid_url' ],
		[ 'javascript:alert(1)', 'podcast_invalid_url' ],
		// A whole address whose host is not there, or is nobody's to ask.
		[ 'https://podcast.invalid/feed', 'podcast_unreachable' ],
		[ 'https://10.0.0.1/feed', 'podcast_unreachable' ],
		[ feed( 'nothing.xml' ), 'podcast_unreachable' ],
		[ feed( 'page.html' ), 'podcast_not_a_feed' ],
		[ feed( 'empty.xml' ), 'podcast_no_episodes' ],
		[ feed( 'large.xml' ), 'podcast_too_large' ],
	] as const ) {
		expect( ( await read( url ) ).data, url ).toMatchObject( { code } );
	}

	const id = await post( { itemsToShow: 2 } );
	expect( await read( feed() ) ).toMatchObject( {
		status: 200,
		data: { title: 'Quiet Hours', problem: '' },
	} );
	await age();
	for ( const kind of [
		{ kind: 'refused', status: 503 },
		'not-json',
		'cut',
	] ) {
		await fault( kind );
		const { data } = await read( feed() );
		expect( data.problem ).toMatch( /^podcast_(unreachable|not_a_feed)$/ );
		expect( data.tracks?.[ 0 ] ).toMatchObject( { title: BAKERS } );
	}
	await fault( null );

	// For everybody: a post and a block, and nothing else.
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	const address = /data-refresh="([^"]+)"/.exec( html )?.[ 1 ] ?? '';
	expect( address ).toContain( `/podcast-player/${ id }/` );
	const ask = async ( url: string ) => {
		const response = await fetch( url.replaceAll( '&#038;', '&' ) );
		return [ response.status, await response.json() ];
	};
	const [ status, answer ] = await ask( address );
	expect( status ).toBe( 200 );
	expect( answer ).toEqual( { pending: false, version: 'old' } );
	const foreign = address.includes( '?' ) ? '&#038;' : '?';
	expect(
		(
			await ask( `${ address }${ foreign }url=${ feed( 'single.xml' ) }` )
		)[ 0 ]
	).toBe( 400 );
	expect(
		( await ask( address.replace( /[^/]{12}$/, '000000000000' ) ) )[ 0 ]
	).toBe( 404 );
	await php(
		`wp_update_post( array( 'ID' => $input, 'post_status' => 'draft' ) ); return true;`,
		id
	);
	expect( ( await ask( address ) )[ 0 ] ).toBe( 404 );
} );

test( 'show notes keep their links to the web, and nothing else of their HTML', async () => {
	const [ notes ] = await parse(
		item(
			`<title>One</title>${ sound }<description><![CDATA[<p>See <a href="https://b.example/?a=1&amp;b=2" onclick="x()" target="_top">the <b>lamp</b></a>, <a href="javascript:alert(1)">not this</a> and https://c.example/x.</p><a href="https://d.example/">open]]></description>`
		)
	);
	expect( notes?.tracks?.[ 0 ] ).toMatchObject( {
		description: 'See the lamp, not this and https://c.example/x.\nopen',
		notes: [
			[ 'See ', '' ],
			[ 'the lamp', 'https://b.example/?a=1&b=2' ],
			[ ', not this and ', '' ],
			[ 'https://c.example/x', 'https://c.example/x' ],
			[ '.\n', '' ],
			[ 'open', 'https://d.example/' ],
		],
	} );
} );

test( 'the header of an author’s preview is the page’s, and so are those of the mock and of the example', async () => {
	await readFeed();
	const origin = platformUrl();
	const [ onPage, answered, example ] = await php< string[] >(
		`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$request = new WP_REST_Request( 'GET', '/wpcom/v2/podcast-player' );
		$request->set_query_params( array( 'url' => $input['url'] ) );
		$answer = rest_do_request( $request )->get_data()['header'];
		return array( do_blocks( $input['content'] ), $answer, \\Dovetail\\Podcast_Player\\Stage::header( array( 'title' => 'Quiet Hours', 'link' => '', 'cover' => '' ), true, false ) );`,
		{ url: feed(), content: markup( feed() ) }
	);
	expect( answered ).toBe( mockHeader( quietHours( origin ) ) );
	expect( onPage ).toContain( answered );
	expect( example ).toBe( podcastOfExample.header );
} );

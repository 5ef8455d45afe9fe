import type { Locator, Page } from '@playwright/test';
import { rssOf } from '../../extensions/blocks/podcast-player/mock-feed';
import { quietHours } from '../../extensions/blocks/podcast-player/mock-podcast';
import {
	axeWithin,
	createPost,
	expect,
	php,
	platformUrl,
	screenshot,
	siteUrl,
	test,
} from './support';

const BLOCK = '.wp-block-dovetail-podcast-player';
const FEED_KEY = 'GET /podcast/feed/{name}';

const feed = ( name = 'quiet-hours.xml' ) =>
	`${ platformUrl() }/podcast/feed/${ name }`;

const KEEPER = 'The lighthouse keeper & her lamp';
const BAKERS = 'A night with the bakers';
const FERRY = 'The last ferry';
const LOST = 'The pilot, lost in the archive';

const markup = ( url: string, attributes: object = {} ) =>
	`<!-- wp:dovetail/podcast-player ${ JSON.stringify( { url, ...attributes } ) } -->
<div class="wp-block-dovetail-podcast-player"><a href="${ url }">${ url }</a></div>
<!-- /wp:dovetail/podcast-player -->`;

const post = ( attributes: object = {}, url = feed() ) =>
	createPost( {
		author: 'author',
		title: 'Listening',
		content: markup( url, attributes ),
	} );

/** Opens a post, at a moment of an episode if need be, and waits for its players. */
async function open( page: Page, id: number, hash = '' ): Promise< Locator > {
	await page.goto( `${ siteUrl() }/?p=${ id }${ hash }` );
	const player = page.getByRole( 'group', { name: /^Podcast player/ } );
	await player.first().waitFor();
	return player;
}

/** Lets the host of the podcast fail, or mends it. */
const fault = async ( kind: object | string | null ) => {
	const response = await fetch( `${ platformUrl() }/__platform/faults`, {
		method: 'PUT',
		body: JSON.stringify( kind ? { [ FEED_KEY ]: kind } : {} ),
	} );
	expect( response.ok ).toBe( true );
};

/** Forgets what the site knows of the feeds. */
const forget = () =>
	php(
		`global $wpdb;
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ) as $name ) {
			if ( str_starts_with( $name, '_transient_dovetail_blocks_podcast_' ) ) {
				delete_transient( substr( $name, strlen( '_transient_' ) ) );
			}
		}
		return true;`
	);

/** The copy of the feed as it was long ago: without its newest episode. */
const age = ( url = feed() ) =>
	php(
		`$key = Dovetail_Blocks_Podcast_Feed::key( $input );
		$entry = get_transient( $key );
		array_shift( $entry['feed']['tracks'] );
		set_transient( $key, array( 'checked' => 1, 'version' => 'old' ) + $entry );
		return true;`,
		url
	);

const seconds = ( player: Locator ) =>
	player
		.getByRole( 'slider', { name: 'Position' } )
		.evaluate( ( slider ) =>
			Number( ( slider as HTMLInputElement ).value )
		);

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
			$podcast = Dovetail_Blocks_Podcast_Parser::parse( base64_decode( $body ) );
			return is_wp_error( $podcast ) ? array( 'code' => $podcast->get_error_code() ) : $podcast;
		}, $input );`,
		bodies.map( ( body ) => Buffer.from( body ).toString( 'base64' ) )
	);

const item = ( inner: string ) =>
	`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Show</title><item>${ inner }</item></channel></rss>`;
const sound =
	'<enclosure url="https://a.example/1.mp3" length="1" type="audio/mpeg"/>';

// spec: 000-3-9, 000-7-8
test( 'a feed becomes episodes of plain text and web addresses, whatever stands in it', async () => {
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
	expect( many?.tracks ).toHaveLength( 10 );
} );

test( 'a feed is read for authors only, kept for pages, and its last good copy outlives it', async () => {
	const read = ( url: string, login = 'author' ) =>
		php< { status: number; data: Read & { problem?: string } } >(
			`wp_set_current_user( $input['login'] ? get_user_by( 'login', $input['login'] )->ID : 0 );
			add_filter( 'pre_http_request', static function ( $answer, $options, $url ) {
				// Five megabytes take the embedded server longer than a feed may take.
				return str_contains( $url, 'large.xml' ) ? array( 'headers' => array(), 'body' => str_repeat( ' ', $options['limit_response_size'] ), 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null ) : $answer;
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
	expect( answer.tracks ).toHaveLength( 2 );
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

// spec: 000-2.8-1, 000-3-10, 000-7-8, 000-9-7
test( 'an author makes a player of a feed, and everything that is set is kept', async ( {
	author,
	visitor,
	troubles,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Podcast Player' );
	const block = canvas.locator( BLOCK );
	const field = block.getByRole( 'textbox', {
		name: 'Podcast RSS feed URL',
	} );
	await field.fill( 'quiet hours' );
	await screenshot( page, 'podcast-player-empty' );
	await field.press( 'Enter' );
	await expect( block.getByRole( 'alert' ) ).toContainText(
		'Enter a whole web address'
	);
	await field.fill( feed( 'page.html' ) );
	await field.press( 'Enter' );
	await expect( block.getByRole( 'alert' ) ).toContainText(
		'look there for a link called “RSS”',
		{ timeout: 40_000 }
	);
	await expect( field ).toHaveValue( feed( 'page.html' ) );
	await screenshot( page, 'podcast-player-error' );
	await field.fill( feed() );
	await field.press( 'Enter' );
	const player = block.getByRole( 'group', {
		name: 'Podcast player: Quiet Hours',
	} );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 4, {
		timeout: 40_000,
	} );
	await expect( player ).toContainText(
		'Recorded on the island of Neuwerk.'
	);

	await author.openSettings();
	await sidebar
		.getByRole( 'spinbutton', { name: 'Number of items' } )
		.fill( '2' );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await sidebar
		.getByRole( 'checkbox', { name: 'Show episode description' } )
		.uncheck();
	await expect( player ).not.toContainText( 'Neuwerk' );
	await sidebar.getByRole( 'button', { name: 'Primary' } ).click();
	await page.getByRole( 'option' ).nth( 3 ).click();
	await page.keyboard.press( 'Escape' );
	await screenshot( page, 'podcast-player-editor' );
	expect(
		await axeWithin( page, `iframe[name="editor-canvas"] >>> ${ BLOCK }` )
	).toEqual( [] );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit the podcast’s address' } )
		.click();
	await expect( field ).toHaveValue( feed() );
	await block.getByRole( 'button', { name: 'Cancel' } ).click();
	await player.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ KEEPER }` } )
	).toBeVisible();
	await player.getByRole( 'button', { name: 'Pause' } ).click();

	const id = await author.publish( 'Listening' );
	await author.reloadAndExpectValid( id );
	const [ saved ] = await author.blocks();
	expect( saved?.attributes ).toMatchObject( {
		url: feed(),
		itemsToShow: 2,
		showEpisodeDescription: false,
		primaryColor: expect.any( String ),
	} );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 2 );

	const onPage = await open( visitor, id );
	await expect( onPage.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( visitor.locator( BLOCK ) ).toHaveAttribute(
		'style',
		/--dovetail-podcast-primary:var\(--wp--preset--color--/
	);
	// The answer that says no to the page that is no feed.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /page\.html/.test( trouble ) )
	);
} );

// spec: 000-1-2, 000-2.8-1, 000-4.6-1, 000-4.6-2, 000-4.6-3, 000-8-12, 000-8-17
test( 'a visitor plays, skips, changes, comes back to where she stopped, and is told what fails', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `${ markup( feed() ) }\n\n${ markup( feed( 'single.xml' ), { showCoverArt: false } ) }`,
	} );
	const sounds: string[] = [];
	const scripts: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().includes( '/podcast/sound/' ) ) {
			sounds.push( request.url() );
		}
		const [ , script ] =
			/\/blocks\/podcast-player\/(.+?\.js)/.exec( request.url() ) ?? [];
		if ( script ) {
			scripts.push( script );
		}
	} );
	const players = await open( visitor, id );
	const player = players.first();
	const single = players.last();
	const root = visitor.locator( `${ BLOCK }__stage` ).first();
	const said = visitor.locator( '#dovetail-announcements' );
	await screenshot( visitor, 'podcast-player-visitor' );
	await visitor
		.locator( `${ BLOCK }__stage` )
		.last()
		.scrollIntoViewIfNeeded();
	await expect( players ).toHaveCount( 2 );
	expect( sounds ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await expect( single.getByRole( 'listitem' ) ).toHaveCount( 0 );

	// The first touch fetches the rest, and moves nothing.
	expect( scripts ).toEqual( [ 'view.js' ] );
	const looks = async () => [
		await root.boundingBox(),
		await player.boundingBox(),
		await player.innerHTML(),
	];
	await root.scrollIntoViewIfNeeded();
	const atRest = await looks();
	await player.getByRole( 'button', { name: 'Play', exact: true } ).focus();
	await expect.poll( () => scripts ).toEqual( [ 'view.js', 'touched.js' ] );
	await visitor.waitForLoadState( 'networkidle' );
	expect( await looks() ).toEqual( atRest );
	await screenshot( visitor, 'podcast-player-touched' );
	await visitor.keyboard.press( 'Enter' );
	await expect( root ).toHaveClass( /is-playing/ );
	await expect( said ).toHaveText( `Playing: ${ KEEPER }` );
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ KEEPER }` } )
	).toHaveAttribute( 'aria-current', 'true' );
	expect(
		await visitor.evaluate( () => navigator.mediaSession.metadata?.title )
	).toBe( KEEPER );
	await player.getByRole( 'button', { name: 'Forward 30 seconds' } ).click();
	await expect.poll( () => seconds( player ) ).toBeGreaterThanOrEqual( 30 );
	await player
		.getByRole( 'slider', { name: 'Position' } )
		.press( 'ArrowLeft' );
	await expect.poll( () => seconds( player ) ).toBeLessThan( 30 );
	await player.getByRole( 'button', { name: 'Back 15 seconds' } ).click();
	await expect.poll( () => seconds( player ) ).toBeLessThan( 15 );
	await player.getByRole( 'combobox', { name: 'Speed' } ).selectOption( '2' );
	expect(
		await player
			.locator( 'audio' )
			.evaluate( ( audio ) => ( audio as HTMLAudioElement ).playbackRate )
	).toBe( 2 );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	await expect( root ).toHaveClass( /is-paused/ );
	await expect( said ).toHaveText( 'Paused' );

	// Another one, and only one at a time.
	await player.getByRole( 'button', { name: BAKERS } ).click();
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ BAKERS }` } )
	).toBeVisible();
	await single.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect( root ).toHaveClass( /is-paused/ );
	await expect( visitor.locator( `${ BLOCK }__stage` ).last() ).toHaveClass(
		/is-playing/
	);
	await single.getByRole( 'button', { name: 'Pause' } ).click();

	// One that is gone.
	await player.getByRole( 'button', { name: LOST } ).click();
	await expect( root ).toHaveClass( /is-error/ );
	await expect( said ).toHaveText(
		'Error: Episode unavailable - Open in a new tab'
	);
	const failed = player.getByRole( 'listitem' ).filter( { hasText: LOST } );
	await expect( failed ).toContainText(
		'Episode unavailable. Open in a new tab'
	);
	await expect( failed.getByRole( 'button' ) ).toHaveAccessibleName(
		new RegExp( `^Error: ${ LOST }` )
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'podcast-player-unavailable' );
	await player.getByRole( 'button', { name: FERRY } ).click();
	await expect( root ).toHaveClass( /is-playing/ );
	await expect( player.getByText( 'Episode unavailable.' ) ).toBeHidden();

	// She comes back, and a link leads her to a moment.
	await player.getByRole( 'button', { name: KEEPER } ).click();
	await expect( root ).toHaveClass( /is-playing/ );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	await player.getByRole( 'slider', { name: 'Position' } ).fill( '20' );
	await open( visitor, id );
	expect( await seconds( player ) ).toBe( 20 );
	await player.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect( root ).toHaveClass( /is-playing/ );
	expect(
		await player
			.locator( 'audio' )
			.evaluate( ( audio ) => ( audio as HTMLAudioElement ).currentTime )
	).toBeGreaterThanOrEqual( 20 );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	const bakers = await visitor
		.locator( `${ BLOCK }__track` )
		.nth( 1 )
		.getAttribute( 'data-id' );
	await open( visitor, id, `&moment=1#t=0:25&episode=${ bakers }` );
	expect( await seconds( player ) ).toBe( 25 );
	await expect(
		player.getByRole( 'button', { name: BAKERS } )
	).toHaveAttribute( 'aria-current', 'true' );
	await expect( root ).toHaveClass( /is-paused/ );
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /missing\.wav/.test( trouble ) )
	);
} );

test( 'a page from a cache gets the newest episodes, and shows its own when the feed is down', async ( {
	visitor,
	pageAs,
} ) => {
	const id = await post();
	await open( visitor, id );
	await age();
	const fresh = visitor.waitForResponse( /wpcom\/v2\/podcast-player/ );
	const player = await open( visitor, id );
	await fresh;
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 4 );
	await expect(
		player.getByRole( 'button', { name: KEEPER } )
	).toHaveAttribute( 'aria-current', 'true' );

	await age();
	await fault( { kind: 'refused', status: 503 } );
	const old = visitor.waitForResponse( /wpcom\/v2\/podcast-player/ );
	await open( visitor, id );
	await old;
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 3 );

	// Never read, and not to be read: the link to the feed.
	await forget();
	const reader = await pageAs( null, { javaScriptEnabled: false } );
	await reader.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( reader.locator( BLOCK ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		feed()
	);
	await screenshot( reader, 'podcast-player-feed-down' );
} );

// spec: 000-2.8-1, 000-8-14
test( 'without a script every episode plays, on a phone and from right to left too', async ( {
	pageAs,
} ) => {
	const id = await post();
	const reader = await pageAs( null, { javaScriptEnabled: false } );
	await reader.goto( `${ siteUrl() }/?p=${ id }` );
	const block = reader.locator( BLOCK );
	await expect(
		block.locator( 'audio[controls][preload="none"]' )
	).toHaveCount( 4 );
	await expect( block ).toContainText( KEEPER );
	await expect( block ).toContainText( 'Recorded on the island of Neuwerk.' );
	await expect( block.locator( 'audio' ).first() ).toBeVisible();
	await expect( block.locator( 'audio' ).last() ).toBeVisible();
	expect( await block.locator( 'audio' ).first().textContent() ).toMatch(
		/Enable .Play sounds in webpages./
	);
	await block.scrollIntoViewIfNeeded();
	await screenshot( reader, 'podcast-player-no-script' );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	const player = await open( phone, id );
	await player.scrollIntoViewIfNeeded();
	await screenshot( phone, 'podcast-player-390' );
	const atRest = await player.boundingBox();
	await player.getByRole( 'button', { name: 'Play', exact: true } ).tap();
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ KEEPER }` } )
	).toBeVisible();
	expect( await player.boundingBox() ).toEqual( atRest );
	await screenshot( phone, 'podcast-player-390-touched' );
	await player.getByRole( 'button', { name: 'Pause' } ).tap();
	expect(
		await phone.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await phone.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await screenshot( phone, 'podcast-player-rtl' );
	expect( await axeWithin( phone, BLOCK ) ).toEqual( [] );
} );

// spec: 000-2.8-2, 000-8-13
test( 'a player that crashes leaves the list to be played, under a sentence that says so', async ( {
	visitor,
	troubles,
} ) => {
	const id = await post();
	await visitor.addInitScript( () => {
		Reflect.set( HTMLMediaElement.prototype, 'play', () => {
			throw new Error( 'Broken on purpose.' );
		} );
	} );
	const player = await open( visitor, id );
	await player.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect( visitor.locator( BLOCK ).getByRole( 'alert' ) ).toHaveText(
		'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.'
	);
	await expect(
		visitor.locator( `${ BLOCK } audio[controls]` ).last()
	).toBeVisible();
	await screenshot( visitor, 'podcast-player-crashed' );
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /on purpose/.test( trouble ) )
	);
} );

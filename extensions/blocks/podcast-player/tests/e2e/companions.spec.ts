import { axeWithin, expect, php, screenshot, siteUrl, test } from '#e2e';
import {
	BLOCK,
	fault,
	feed,
	forget,
	KEEPER,
	open,
	post,
	read,
	readCompanions,
} from './support';

const TALKS = 'talks.xml';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

/** A post whose feed, chapters and transcripts were read. */
const prepared = async ( attributes: object = {} ) => {
	const id = await post( attributes, feed( TALKS ) );
	await readCompanions( feed( TALKS ) );
	return id;
};

test( 'without a script chapters, transcripts and all episodes are read, and the sound begins where one wants', async ( {
	pageAs,
} ) => {
	const id = await prepared();
	const reader = await pageAs( null, { javaScriptEnabled: false } );
	await reader.goto( `${ siteUrl() }/?p=${ id }` );
	const block = reader.locator( BLOCK );
	await expect(
		block.getByRole( 'link', { name: 'how the lamp works' } )
	).toBeVisible();
	const rest = block.locator( 'summary', { hasText: 'More' } ).first();
	const less = () =>
		rest.evaluate(
			( summary ) => getComputedStyle( summary, '::after' ).content
		);
	expect( await less() ).toBe( 'none' );
	await rest.click();
	await expect( rest.getByText( 'More' ) ).toBeHidden();
	expect( await less() ).toBe( '"Less"' );
	await rest.click();
	await expect( rest.getByText( 'More' ) ).toBeVisible();
	await block.getByText( 'Chapters' ).first().click();
	await expect(
		block.getByRole( 'link', { name: '0:15 The light goes out' } )
	).toHaveAttribute( 'href', /lighthouse\.wav\?session=3&token=a#t=15$/ );
	await block.getByRole( 'link', { name: 'Transcript' } ).first().click();
	await expect(
		block.getByText( 'And on the night of the storm?' )
	).toBeVisible();
	await expect( block.getByText( 'Mara' ).first() ).toBeVisible();
	await screenshot( reader, 'podcast-player-transcript-no-script' );
	await expect( block.locator( 'audio' ) ).toHaveCount( 5 );
	await block.getByRole( 'link', { name: 'More episodes' } ).click();
	await expect( block.locator( 'audio' ) ).toHaveCount( 12 );
} );

test( 'with a script they lead through the sound, are searched, and the page never moves', async ( {
	visitor,
} ) => {
	const id = await prepared();
	const player = await open( visitor, id );
	await screenshot( visitor, 'podcast-player-talks' );
	await player.getByText( 'Chapters' ).click();
	await player
		.getByRole( 'link', { name: '0:15 The light goes out' } )
		.click();
	const at = () =>
		player
			.locator( 'audio' )
			.evaluate( ( audio ) => ( audio as HTMLAudioElement ).currentTime );
	await expect.poll( at ).toBeGreaterThanOrEqual( 15 );
	await expect(
		player.getByRole( 'link', { name: '0:15 The light goes out' } )
	).toHaveAttribute( 'aria-current', 'true' );
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	await player.getByText( 'Chapters' ).click();
	await player.getByRole( 'link', { name: 'Transcript' } ).click();
	await player.getByRole( 'searchbox' ).fill( 'storm' );
	await expect( player.getByText( 'Good evening' ) ).toBeHidden();
	await expect(
		player.getByText( 'on the night of the storm' )
	).toBeVisible();
	await screenshot( visitor, 'podcast-player-transcript' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await player.getByText( 'Transcript', { exact: true } ).click();

	// How far below the player's top the list begins, however far the page is scrolled.
	const top = async () => {
		const list = player.getByRole( 'list', { name: 'Episodes' } );
		const boxes = [
			await list.boundingBox(),
			await player.boundingBox(),
		].map( ( box ) => box?.y ?? NaN );
		return Number( boxes[ 0 ] ) - Number( boxes[ 1 ] );
	};
	const before = await top();
	await player.getByRole( 'button', { name: /last ferry/ } ).click();
	await player.getByRole( 'button', { name: 'Pause' } ).click();
	expect( await top() ).toBeCloseTo( before, 0 );
	await visitor
		.locator( BLOCK )
		.getByRole( 'link', { name: 'More episodes' } )
		.click();
	await expect(
		player.getByRole( 'button', { name: /archive 9/ } )
	).toBeVisible();
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 12 );

	const facts = await visitor
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect( facts.map( ( json ) => JSON.parse( json ) ) ).toContainEqual(
		expect.objectContaining( {
			'@graph': expect.arrayContaining( [
				expect.objectContaining( {
					'@type': 'PodcastEpisode',
					name: KEEPER,
				} ),
			] ),
		} )
	);
} );

test( 'files beside a feed are read once, by a job, and left alone where they cannot be had', async () => {
	await read( feed( TALKS ) );
	expect(
		await php(
			`$url   = $input;
			$asked = array();
			add_filter( 'pre_http_request', static function ( $answer, $options, $address ) use ( &$asked ) {
				$asked[] = basename( $address );
				return str_contains( $address, 'keeper' ) ? new WP_Error( 'http_request_failed', 'No.' ) : $answer;
			}, 10, 3 );
			$job  = static fn() => do_action( \\Dovetail\\Podcast_Player\\Companions::EVENT, $url );
			$feed = static fn() => get_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( $url ) )['feed'];
			$due  = \\Dovetail\\Plugin\\Queue::is_queued( \\Dovetail\\Podcast_Player\\Companions::EVENT, array( $url ) );
			do_blocks( '<!-- wp:dovetail/podcast-player {"url":"' . $url . '"} /-->' );
			$pages = $asked;
			$job();
			$job();
			return array( $due, $pages, $asked, array_column( array_slice( $feed()['tracks'], 0, 2 ), 'chapters' ), array_map( 'boolval', array_column( array_slice( $feed()['tracks'], 0, 3 ), 'transcript' ) ) );`,
			feed( TALKS )
		)
	).toEqual( [
		true,
		[],
		[ 'chapters.json', 'keeper.vtt', 'bakers.srt' ],
		[
			[
				[ 0, 'Before the storm' ],
				[ 15, 'The light goes out' ],
				[ 30, 'Morning' ],
			],
			[
				[ 0, 'Flour' ],
				[ 20, 'First bread' ],
			],
		],
		[ false, true, false ],
	] );
} );

test( 'a transcript is read whatever it is written in, and a hostile one in bounded memory', async () => {
	const linesOf = ( ...bodies: string[] ) =>
		php< [ unknown[], number ][] >(
			`return array_map( static function ( $body ) {
				memory_reset_peak_usage();
				$before = memory_get_usage();
				$lines  = \\Dovetail\\Podcast_Player\\Transcript::read( base64_decode( $body ) );
				return array( array_slice( $lines, 0, 3 ), memory_get_peak_usage() - $before );
			}, $input );`,
			bodies.map( ( body ) => Buffer.from( body ).toString( 'base64' ) )
		);
	const honest = await linesOf(
		'WEBVTT\n\n1\n00:01.000 --> 00:03.000 align:start\n<v Ann>Hello &amp; <b>all</b>\n\n00:01:03.000 --> 00:01:05.000\n<v.loud Bob>Hi.',
		'1\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\n\r\n2\r\n00:00:02,500 --> 00:00:03,000\r\ntwo.',
		'{"segments":[{"speaker":"Ann","startTime":0.5,"body":"Hello"},{"startTime":2,"body":"all"},5]}',
		'<head><title>x</title></head><cite>Ann:</cite><time>0:01</time><p>Hello &lt;3</p><script>bad()</script>',
		'One.\n\nTwo.'
	);
	expect( honest.map( ( [ lines ] ) => lines ) ).toEqual( [
		[
			[ 1, 'Ann', 'Hello & all' ],
			[ 63, 'Bob', 'Hi.' ],
		],
		[ [ 1, '', 'One two.' ] ],
		[ [ 0, 'Ann', 'Hello all' ] ],
		[ [ 1, 'Ann', 'Hello <3' ] ],
		[
			[ null, '', 'One.' ],
			[ null, '', 'Two.' ],
		],
	] );
	const hostile = await linesOf(
		...[
			'<script>',
			'<cite>',
			'\n',
			'00:00 --> x\n',
			'{"a":',
			'[[',
			'<v a',
			'{"segments":[{},',
		].map( ( piece ) => piece.repeat( 2 ** 20 / piece.length ) )
	);
	for ( const [ , peak ] of hostile ) {
		expect( peak ).toBeLessThan( 40 * 2 ** 20 );
	}
} );

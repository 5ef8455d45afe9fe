import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';
import {
	BLOCK,
	fault,
	feed,
	forget,
	KEEPER,
	open,
	post,
	readCompanions,
} from './support';

const TALKS = 'talks.xml';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

const prepared = async ( attributes: object = {} ) => {
	const id = await post( attributes, feed( TALKS ) );
	await readCompanions( feed( TALKS ) );
	return id;
};

test( 'without JavaScript, visitors can read chapters, transcripts and episodes, and start audio at a chosen time', async ( {
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

test( 'with JavaScript, chapters and transcripts are searchable and control the audio without page jumps', async ( {
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

	// Distance from the player's top to the list, independent of scrolling.
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

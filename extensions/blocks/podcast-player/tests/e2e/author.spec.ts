import { expect, screenshot, test } from '#e2e';
import { BLOCK, feed, KEEPER, open, fault, forget } from './support';

test.beforeEach( async () => {
	await fault( null );
	await forget();
} );

test.afterAll( () => fault( null ) );

// spec: 000-2.8-1, 000-3-10, 000-7-8, 000-9-7
test( 'an author creates a player for a feed and saves all settings', async ( {
	author,
	visitor,
	troubles,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'podcast-player' );
	const block = canvas.locator( BLOCK );
	const field = block.getByRole( 'textbox', {
		name: 'Podcast RSS feed URL',
	} );
	await field.fill( 'quiet hours' );
	await screenshot( page, 'podcast-player-empty' );
	await field.press( 'Enter' );
	await expect( block.getByRole( 'alert' ) ).toContainText(
		'Enter a full web address'
	);
	await field.fill( feed( 'page.html' ) );
	await field.press( 'Enter' );
	await expect( block.getByRole( 'alert' ) ).toContainText(
		'Look on that page for a link called “RSS”',
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
	// The focused field has disappeared, so the block gets the focus.
	await expect( block ).toBeFocused();

	await author.openSettings();
	await sidebar
		.getByRole( 'spinbutton', { name: 'Number of episodes' } )
		.fill( '2' );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await sidebar
		.getByRole( 'checkbox', { name: 'Show episode description' } )
		.uncheck();
	await expect( player ).not.toContainText( 'Neuwerk' );
	await sidebar.getByRole( 'button', { name: 'Primary' } ).click();
	await page.getByRole( 'option', { name: /Accent 3$/ } ).click();
	await page.keyboard.press( 'Escape' );
	await screenshot( page, 'podcast-player-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Replace podcast address' } )
		.click();
	await expect( field ).toHaveValue( feed() );
	await block.getByRole( 'button', { name: 'Cancel' } ).click();
	await player.getByRole( 'button', { name: 'Play', exact: true } ).click();
	await expect(
		player.getByRole( 'button', { name: `Playing: ${ KEEPER }` } )
	).toBeVisible();
	await player.getByRole( 'button', { name: 'Pause' } ).click();

	const id = await author.publish( 'Listening' );
	await author.reopenAndExpectValid();
	const [ saved ] = await author.blocks();
	expect( saved?.attributes ).toMatchObject( {
		url: feed(),
		itemsToShow: 2,
		showEpisodeDescription: false,
		primaryColor: 'accent-3',
	} );
	await expect( player.getByRole( 'listitem' ) ).toHaveCount( 2 );

	const onPage = await open( visitor, id );
	await expect( onPage.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( visitor.locator( BLOCK ) ).toHaveAttribute(
		'style',
		/--dovetail-podcast-primary:var\(--wp--preset--color--/
	);
	// Ignore the browser's log of the error response for a page that is not a feed.
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /page\.html/.test( trouble ) )
	);
} );

test( 'the form on a phone shows its instructions, above a field of one line', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'podcast-player' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect(
		canvas.getByText( /^Paste the address of a podcast’s RSS feed/ )
	).toBeVisible();
	const field = canvas.getByRole( 'textbox', {
		name: 'Podcast RSS feed URL',
	} );
	expect( ( await field.boundingBox() )?.height ).toBeLessThan( 50 );
} );

test( 'closing the inserter preview removes the preview’s document from memory', async ( {
	author,
} ) => {
	const { page } = author;
	await author.edit();
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const search = page.getByRole( 'searchbox', { name: /search/i } );
	await search.fill( 'Podcast Player' );
	const option = page.getByRole( 'option', { name: 'Podcast Player' } );
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	const documents = async () => {
		await session.send( 'HeapProfiler.collectGarbage' );
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return metrics.find( ( { name } ) => name === 'Documents' )?.value;
	};
	const preview = page.locator( '.block-editor-inserter__preview-container' );
	const lookAt = async () => {
		// Wait for all search results: late ones would remove the hovered preview.
		await expect( async () => {
			await search.hover();
			await option.hover();
			await expect(
				preview
					.frameLocator( 'iframe' )
					.locator( `${ BLOCK } button` )
					.first()
			).toBeVisible( { timeout: 10_000 } );
		} ).toPass();
		await search.hover();
		await expect( preview ).toHaveCount( 0 );
	};
	// Open one preview before counting: the first one loads scripts and styles that stay in memory.
	await lookAt();
	await lookAt();
	const before = await documents();
	for ( let times = 0; times < 3; times++ ) {
		await lookAt();
	}
	await expect.poll( documents ).toBe( before );
} );

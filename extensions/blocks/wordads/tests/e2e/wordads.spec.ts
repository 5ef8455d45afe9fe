import { axeWithin, expect, php, screenshot, siteUrl, test } from '#e2e';

const BLOCK = '.wp-block-dovetail-wordads';

/** An advertisement of the site: what a network's tag would leave in the frame. */
const AD =
	'<a href="https://example.org/offer" style="display:grid;place-items:center;min-height:inherit;background:#1d3b2f;color:#fff">Rye flour, %s</a>';

/** The site with an advertisement, for as long as the test at hand runs. */
const serveAd = ( isOn: boolean ) =>
	php< boolean >(
		`return update_option( 'e2e_advertisement', $input );`,
		isOn ? AD : ''
	);

// spec: 002-1-14, 002-2.13-1, 002-9-1
test( 'an ad keeps everything that an author sets, and the page keeps its place', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Ad' );
	const frame = canvas.getByRole( 'img', {
		name: 'Advertisement: Rectangle 300 × 250',
	} );
	await expect( frame ).toBeVisible();
	await author.selectBlock();
	await author.openSettings();
	await screenshot( page, 'wordads-editor' );
	const toolbar = page.locator( '.block-editor-block-contextual-toolbar' );
	await toolbar.getByRole( 'button', { name: 'Pick an ad format' } ).click();
	await screenshot( page, 'wordads-formats' );
	await page
		.getByRole( 'menuitemradio', { name: 'Wide skyscraper 160 × 600' } )
		.click();
	await toolbar.getByRole( 'button', { name: 'Align', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Align left' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Hide on mobile' } ).check();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'wordads-editor-set' );

	const id = await author.publish( 'Flour' );
	await author.reloadAndExpectValid( id );
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/wordads',
			attributes: {
				align: 'left',
				format: 'wideskyscraper',
				hideMobile: true,
			},
		},
	] );

	const withoutScript = ( width: number ) =>
		pageAs( null, {
			javaScriptEnabled: false,
			viewport: { width, height: 844 },
		} );
	const address = `${ siteUrl() }/?p=${ id }`;
	try {
		await serveAd( true );
		for ( const [ width, isShown, size ] of [
			[ 599, false ],
			[ 600, true, { width: 160, height: 600 } ],
		] as const ) {
			const visitor = await withoutScript( width );
			await visitor.goto( address );
			const place = visitor.locator( `${ BLOCK }__frame` );
			await expect( place ).toHaveCount( 1 );
			await expect( place ).toBeVisible( { visible: isShown } );
			if ( size ) {
				expect( await place.boundingBox() ).toMatchObject( size );
			}
		}
	} finally {
		await serveAd( false );
	}

	await author.selectBlock();
	await toolbar.getByRole( 'button', { name: 'Pick an ad format' } ).click();
	await page
		.getByRole( 'menuitemradio', {
			name: 'Leaderboard 728 × 90',
			exact: true,
		} )
		.click();
	await author.openSettings();
	await sidebar.getByRole( 'checkbox', { name: 'Hide on mobile' } ).uncheck();
	await author.save();

	const bare = await withoutScript( 390 );
	await bare.goto( address );
	await expect( bare.locator( `${ BLOCK }__frame` ) ).toHaveCount( 0 );
	try {
		await serveAd( true );
		const phone = await withoutScript( 390 );
		await phone.goto( address );
		const place = phone.getByRole( 'complementary', {
			name: 'Advertisement',
		} );
		await expect( place ).toHaveText( 'Rye flour, leaderboard' );
		expect( ( await place.boundingBox() )?.width ).toBeLessThanOrEqual(
			390
		);
		expect( ( await place.boundingBox() )?.height ).toBeGreaterThanOrEqual(
			90
		);
		await place.scrollIntoViewIfNeeded();
		await screenshot( phone, 'wordads-phone' );

		const desk = await pageAs( null );
		await desk.goto( address );
		expect( await axeWithin( desk, BLOCK ) ).toEqual( [] );
		await desk.locator( BLOCK ).scrollIntoViewIfNeeded();
		await screenshot( desk, 'wordads-visitor' );
	} finally {
		await serveAd( false );
	}
} );

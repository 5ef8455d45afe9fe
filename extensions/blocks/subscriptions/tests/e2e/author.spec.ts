import { readFileSync } from 'node:fs';
import { expect, php, screenshot, test } from '#e2e';
import { BLOCK, startAnew, FIELDS } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

// spec: 001-1-2, 001-2.2-1, 001-2.2-2, 001-3-4, 001-5-4
test( 'an author without unfiltered_html changes every setting, and all settings are saved', async ( {
	author,
} ) => {
	const { canvas, page, sidebar } = author;
	await author.edit();
	await author.insert( 'subscriptions' );
	await canvas
		.getByRole( 'textbox', { name: 'Email field placeholder' } )
		.fill( 'Fish & Chips? Your address' );
	const button = canvas.getByRole( 'textbox', {
		name: 'Button text',
	} );
	await button.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Join & ' );
	await page.keyboard.press( 'ControlOrMeta+b' );
	await page.keyboard.type( 'stay' );
	// WordPress hides the toolbar while typing until the mouse moves.
	for ( const x of [ 5, 25 ] ) {
		await button.hover( { position: { x, y: 5 } } );
	}
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await expect(
		toolbar.getByRole( 'button', { name: 'Bold' } )
	).toBeVisible();
	await expect( toolbar.getByRole( 'button', { name: 'Link' } ) ).toHaveCount(
		0
	);

	await author.selectBlock();
	await author.openSettings();
	for ( const name of [
		'Text settings',
		'Border settings',
		'Spacing settings',
		'Display settings',
	] ) {
		await author.openPanel( name );
	}
	for ( const [ name, value ] of [
		[ 'Border radius', '8' ],
		[ 'Border weight', '2' ],
		[ 'Padding', '20' ],
		[ 'Space between', '16' ],
	] as const ) {
		await sidebar.getByRole( 'spinbutton', { name } ).fill( value );
	}
	await sidebar
		.getByRole( 'checkbox', { name: 'Show number of subscribers' } )
		.check();
	await sidebar
		.getByRole( 'checkbox', { name: 'Place the button on a new line' } )
		.check();
	const choose = async ( part: string, choice: RegExp ) => {
		await sidebar
			.getByRole( 'button', { name: part, exact: true } )
			.click();
		await page.getByRole( 'option', { name: choice } ).first().click();
		await page.keyboard.press( 'Escape' );
	};
	await choose( 'Email field', /Base/ );
	await choose( 'Text', /Contrast/ );
	await choose( 'Border', /Contrast/ );
	await sidebar
		.getByRole( 'button', { name: 'Button', exact: true } )
		.click();
	await page.getByRole( 'tab', { name: 'Gradient' } ).click();
	// The theme has no gradients.
	await page.getByLabel( 'Type', { exact: true } ).selectOption( 'Radial' );
	await page.keyboard.press( 'Escape' );
	await sidebar.getByRole( 'radio', { name: 'Large', exact: true } ).click();
	await expect(
		canvas.getByText( 'Join 0 other subscribers' )
	).toBeVisible();
	await screenshot( page, 'subscriptions-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );

	await author.publish( 'Get my posts' );
	const [ before ] = await author.blocks();
	await author.reopenAndExpectValid();
	const [ after ] = await author.blocks();
	expect( after?.attributes ).toEqual( before?.attributes );
	expect( after?.attributes ).toMatchObject( {
		subscribePlaceholder: 'Fish & Chips? Your address',
		submitButtonText: 'Join &amp; <strong>stay</strong>',
		showSubscribersTotal: true,
		buttonOnNewLine: true,
		borderRadius: 8,
		borderWeight: 2,
		padding: 20,
		spacing: 16,
		emailFieldBackgroundColor: 'base',
		textColor: 'contrast',
		borderColor: 'contrast',
		customButtonGradient: expect.stringMatching( /^radial-gradient\(/ ),
		fontSize: 'large',
	} );
} );

test( 'only users who may manage options can see and download the list of subscribers', async ( {
	pageAs,
} ) => {
	await php(
		`add_filter( 'dovetail_blocks_subscription_double_opt_in', '__return_false' );
		${ FIELDS }
		return array( $send( 'ada@example.com' ), $send( '=cmd@example.com' ) );`
	);
	const list = '/wp-admin/admin.php?page=dovetail-subscribers';
	const admin = await pageAs( 'administrator' );
	await admin.goto( list );
	const rows = admin.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( 'Subscribed' );
	await screenshot( admin, 'subscriptions-list' );
	const [ download ] = await Promise.all( [
		admin.waitForEvent( 'download' ),
		admin
			.getByRole( 'link', { name: 'Download 2 addresses as CSV' } )
			.click(),
	] );
	expect( download.suggestedFilename() ).toMatch(
		/^subscribers-\d{4}-\d\d-\d\d-2-rows\.csv$/
	);
	const file = readFileSync( await download.path(), 'utf8' );
	expect( file ).toMatch( /^\uFEFF"Email address","Status","Agreed on"/ );
	expect( file ).toContain( '\r\n"ada@example.com","Subscribed","' );
	expect( file ).toContain( `\r\n"'=cmd@example.com","Subscribed","` );

	await admin
		.getByRole( 'link', { name: 'Delete permanently: =cmd@example.com' } )
		.evaluate( ( link: HTMLAnchorElement ) => link.click() );
	await expect(
		admin.getByText( '1 subscriber permanently deleted.' )
	).toBeVisible();
	await expect( rows ).toHaveCount( 1 );

	const author = await pageAs( 'author' );
	const [ page, csv ] = await Promise.all( [
		author.request.get( list ),
		author.request.get(
			'/wp-admin/admin-post.php?action=dovetail_blocks_subscribers_csv'
		),
	] );
	expect( [ page.status(), csv.status() ] ).toEqual( [ 403, 403 ] );
	const visitor = await pageAs( null );
	expect(
		(
			await visitor.request.get( '/wp-json/wpcom/v2/subscribers/count' )
		).status()
	).toBe( 401 );
} );

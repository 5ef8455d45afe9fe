import {
	axeWithin,
	expect,
	platformUrl,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, PAGE } from './support';

test( 'if the OpenTable search fails, an author can paste an embed code or enter an ID', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	await page.route( /v1(\/|%2F)restaurants/, ( route ) =>
		route.fulfill( {
			status: 502,
			json: { code: 'gone', message: 'Gone' },
		} )
	);
	await author.edit();
	await author.insert( 'opentable' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Restaurant name, ID or embed code',
	} );
	await field.fill( 'bellini' );
	await expect(
		canvas.getByText(
			'Restaurant search is unavailable right now. Enter the restaurant’s ID, or paste an embed code or address from OpenTable.'
		)
	).toBeVisible();
	await screenshot( page, 'opentable-search-gone' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( '412810' );
	await field.press( 'Enter' );
	await expect( canvas.locator( `${ BLOCK } iframe` ) ).toHaveAttribute(
		'src',
		/\?rid=412810&type=standard&theme=standard/
	);
	// WordPress hides the toolbar while the author types, until the mouse moves.
	await page.mouse.move( 500, 700 );
	await page.mouse.move( 520, 720 );
	await screenshot( page, 'opentable-embedded' );
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit', exact: true } )
		.click();
	await expect( field ).toHaveValue( `${ PAGE }412810` );
	await field.fill(
		`<script type='text/javascript' src='//www.opentable.com/widget/reservation/loader?rid=98765&type=button&theme=standard&iframe=true&domain=couk&lang=fr-CA&newtab=false&overlay=false'></script>`
	);
	await field.press( 'Enter' );
	await expect( canvas.locator( `${ BLOCK } iframe` ) ).toHaveAttribute(
		'src',
		/\?rid=98765&type=button&theme=standard&lang=fr-CA&domain=couk/
	);
	troubles.splice( 0 );
} );

// spec: 002-1-6, 002-3.5-1, 002-3.5-2, 002-3.5-3
test( 'an author can find a restaurant by keyboard, and a visitor can load the reservation form', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'opentable' );
	const field = canvas.getByRole( 'textbox', {
		name: 'Restaurant name, ID or embed code',
	} );
	await screenshot( page, 'opentable-empty' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.fill( 'https://opentable.com.evil.example/?rid=1' );
	await field.press( 'Enter' );
	await expect(
		canvas.getByText(
			'We ran into an issue. Please ensure this embed matches the one from your OpenTable account'
		)
	).toBeVisible();
	await screenshot( page, 'opentable-failed' );
	await field.fill( 'bellini' );
	const found = canvas.getByRole( 'button', {
		name: 'Trattoria Bellini (412810)',
	} );
	await expect( found ).toBeVisible();
	await screenshot( page, 'opentable-found' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field.press( 'Tab' );
	await expect(
		canvas.getByRole( 'button', { name: 'Embed' } )
	).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( found ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const preview = canvas.locator( `${ BLOCK } iframe` );
	await expect(
		preview
			.contentFrame()
			.getByRole( 'heading', { name: 'Make a reservation' } )
	).toBeVisible();
	await expect( preview ).toHaveCSS( 'height', '301px' );
	await expect( preview ).toHaveCSS( 'width', '224px' );
	await author.openSettings();
	await sidebar.getByRole( 'radio', { name: 'Wide' } ).click();
	await expect( preview ).toHaveCSS( 'height', '150px' );
	await expect( canvas.locator( BLOCK ) ).toHaveClass( /alignwide/ );
	await screenshot( page, 'opentable-editor-wide' );
	await sidebar.getByRole( 'radio', { name: 'Tall' } ).click();
	await expect( canvas.locator( BLOCK ) ).not.toHaveClass( /alignwide/ );
	const picker = sidebar.getByRole( 'combobox', { name: 'Restaurants' } );
	await picker.fill( 'cafe' );
	await expect(
		sidebar.getByRole( 'option', { name: 'Café Morgenrot (98765)' } )
	).toBeVisible();
	await screenshot( page, 'opentable-settings' );
	await picker.press( 'Enter' );
	await expect(
		sidebar.getByText( 'Café Morgenrot (98765)' ).first()
	).toBeVisible();
	await expect( preview ).toHaveCSS( 'height', '550px' );
	await sidebar
		.getByRole( 'combobox', { name: 'Language' } )
		.selectOption( 'it-IT' );
	await sidebar
		.getByRole( 'checkbox', { name: 'Open in a new window' } )
		.check();
	await expect( preview ).toHaveAttribute( 'src', /lang=it-IT/ );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'opentable-editor' );
	const id = await author.publish( 'A table' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				rid: [ 412810, 98765 ],
				style: 'tall',
				iframe: true,
				domain: 'com',
				lang: 'it-IT',
				newtab: true,
				negativeMargin: false,
			},
		},
	] );
	// A reopened post sends no request to the service.
	await expect(
		canvas.getByRole( 'button', { name: 'Show preview' } )
	).toBeVisible();

	const visitor = await pageAs( null );
	const foreign: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().startsWith( platformUrl() ) ) {
			foreign.push( request.url() );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const show = visitor.getByRole( 'button', { name: 'Show OpenTable' } );
	await expect( show ).toBeVisible();
	expect( foreign ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await expect(
		visitor.getByRole( 'link', { name: 'Café Morgenrot' } )
	).toHaveAttribute( 'href', `${ PAGE }98765` );
	await show.focus();
	await visitor.keyboard.press( 'Enter' );
	const frame = visitor.locator( `${ BLOCK } iframe` );
	await expect(
		frame.contentFrame().getByRole( 'button', { name: 'Find a table' } )
	).toBeVisible();
	await expect( frame ).toBeFocused();
	await expect( frame ).toHaveAttribute(
		'title',
		'OpenTable: Trattoria Bellini'
	);
	expect( foreign ).toEqual( [
		`${ platformUrl() }/services/opentable/widget/reservation/canvas?rid=412810&rid=98765&type=multi&theme=tall&lang=it-IT&domain=com&newtab=true&overlay=false`,
	] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
} );

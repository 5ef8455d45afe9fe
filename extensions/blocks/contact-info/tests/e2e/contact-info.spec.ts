import { axeWithin, expect, screenshot, siteUrl, test } from '#e2e';

const BLOCK = '.wp-block-dovetail-contact-info';

/** Contact info with all details, as in a pattern. */
const FILLED = `<!-- wp:dovetail/contact-info {"showIcons":true} -->
<div class="wp-block-dovetail-contact-info has-icons"><!-- wp:dovetail/address {"address":"12 Harbor Street"} -->
<address class="wp-block-dovetail-address">12 Harbor Street</address>
<!-- /wp:dovetail/address -->

<!-- wp:dovetail/email {"email":"hello@example.com"} -->
<div class="wp-block-dovetail-email"><a href="mailto:hello@example.com">hello@example.com</a></div>
<!-- /wp:dovetail/email -->

<!-- wp:dovetail/phone {"phone":"(207) 555-0123"} -->
<div class="wp-block-dovetail-phone"><a href="tel:2075550123">(207) 555-0123</a></div>
<!-- /wp:dovetail/phone --></div>
<!-- /wp:dovetail/contact-info -->`;

// spec: 001-1-3, 001-2.3-1, 001-2.3-2, 001-2.3-3, 001-2.3-4, 001-3-6
test( 'contact info keeps all details and settings, and shows plain links to visitors', async ( {
	author,
	pageAs,
} ) => {
	const { canvas, page, sidebar } = author;
	await author.edit();
	await author.insert( 'contact-info' );
	const field = ( name: string ) =>
		canvas.getByRole( 'textbox', { name, exact: true } );
	await field( 'Street address' ).fill( 'Fish & <Chips>' );
	await field( 'Street address' ).press( 'Enter' );
	await field( 'Address line 2' ).fill( '12 Harbour Street' );
	await field( 'Address line 3' ).fill( 'c/o O’Neil [left]' );
	await field( 'City' ).fill( 'Springfield' );
	await field( 'State, province or region' ).fill( 'OR' );
	await field( 'Postal code' ).fill( '97403' );
	await field( 'Country' ).fill( 'USA' );
	await author.openSettings();
	await sidebar
		.getByRole( 'checkbox', { name: 'Link address to Google Maps' } )
		.check();
	await screenshot( page, 'contact-info-editor-fields' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await field( 'Email' ).click();
	await field( 'Email' ).fill( 'Orders: ann@example.com, bob@example.com.' );
	await field( 'Phone number' ).click();
	await field( 'Phone number' ).fill( 'Call: +1 (555) 010-9999 ext. 12' );
	await author.selectBlock();
	await expect(
		canvas.getByRole( 'link', { name: /Springfield, OR 97403/ } )
	).toBeVisible();
	await screenshot( page, 'contact-info-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );

	const id = await author.publish();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{ name: 'dovetail/contact-info' },
		{
			name: 'dovetail/address',
			attributes: {
				address: 'Fish & ‹Chips›',
				addressLine2: '12 Harbour Street',
				addressLine3: 'c/o O’Neil [left]',
				city: 'Springfield',
				region: 'OR',
				postal: '97403',
				country: 'USA',
				linkToGoogleMaps: true,
			},
		},
		{
			name: 'dovetail/email',
			attributes: { email: 'Orders: ann@example.com, bob@example.com.' },
		},
		{
			name: 'dovetail/phone',
			attributes: { phone: 'Call: +1 (555) 010-9999 ext. 12' },
		},
	] );

	const phone = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 700 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		phone.getByRole( 'link', { name: '+1 (555) 010-9999 ext. 12' } )
	).toHaveAttribute( 'href', 'tel:+15550109999;ext=12' );
	await expect(
		phone.getByRole( 'link', { name: 'bob@example.com', exact: true } )
	).toHaveAttribute( 'href', 'mailto:bob@example.com' );
	await expect( phone.locator( `${ BLOCK } address` ) ).toContainText(
		'c/o O’Neil [left]'
	);
	const [ json ] = await phone
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect( JSON.parse( json ?? '' ) ).toMatchObject( {
		'@type': 'LocalBusiness',
		email: 'ann@example.com',
		telephone: '+15550109999 ext. 12',
		address: {
			'@type': 'PostalAddress',
			streetAddress:
				'Fish & ‹Chips›, 12 Harbour Street, c/o O’Neil [left]',
			addressLocality: 'Springfield',
			addressRegion: 'OR',
			postalCode: '97403',
			addressCountry: 'USA',
		},
	} );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'contact-info-visitor-390' );

	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( visitor, 'contact-info-visitor-rtl' );
	await expect(
		visitor.locator( '.wp-block-dovetail-address' ).first()
	).toHaveCSS( 'text-align', /right$/ );
	// The digits of the phone number are in dialing order, from left to right.
	const places = await visitor
		.locator( `${ BLOCK } a[href^="tel:"]` )
		.evaluate( ( { firstChild } ) =>
			[ ...( firstChild?.textContent ?? '' ) ].map( ( _, at ) => {
				const sign = document.createRange();
				sign.setStart( firstChild as Node, at );
				sign.setEnd( firstChild as Node, at + 1 );
				return sign.getBoundingClientRect().left;
			} )
		);
	expect( places.length ).toBeGreaterThan( 5 );
	expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
} );

test( 'a click on a detail leaves its text in place', async ( { author } ) => {
	const { canvas } = author;
	await author.edit( FILLED );
	for ( const [ name, text ] of [
		[ 'Street address', '12 Harbor Street' ],
		[ 'Email', 'hello@example.com' ],
		[ 'Phone number', '(207) 555-0123' ],
	] as const ) {
		const shown = canvas.getByText( text );
		const before = await shown.evaluate( ( element ) => {
			const range = element.ownerDocument.createRange();
			range.selectNodeContents( element );
			const { x, y } = range.getBoundingClientRect();
			return { x, y };
		} );
		await shown.click();
		const after = await canvas
			.getByRole( 'textbox', { name, exact: true } )
			.evaluate( ( field ) => field.getBoundingClientRect().toJSON() );
		expect( Math.abs( after.x - before.x ), name ).toBeLessThan( 2 );
		expect( Math.abs( after.y - before.y ), name ).toBeLessThan( 2 );
		await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
		await expect(
			canvas.getByRole( 'textbox', { name, exact: true } )
		).toHaveCount( 0 );
	}
} );

test( 'a field shows its whole text after the sidebar was closed', async ( {
	author,
} ) => {
	const { canvas, page } = author;
	await author.edit( FILLED.replaceAll( 'Street', 'Street '.repeat( 20 ) ) );
	await canvas.getByText( /^12 Harbor/ ).click();
	const field = canvas.getByRole( 'textbox', {
		name: 'Street address',
		exact: true,
	} );
	const width = () => field.evaluate( () => window.innerWidth );
	const narrow = await width();
	// The theme’s text is larger in a wider canvas.
	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	await expect.poll( width ).toBeGreaterThan( narrow + 200 );
	await expect
		.poll( () =>
			field.evaluate(
				( { scrollHeight, clientHeight } ) =>
					scrollHeight - clientHeight
			)
		)
		.toBe( 0 );
} );

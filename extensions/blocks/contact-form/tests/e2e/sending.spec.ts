import { createPost, expect, php, screenshot, siteUrl, test } from '#e2e';
import type { Page } from '@playwright/test';
import {
	BLOCK,
	BUTTON,
	SIMPLE,
	address,
	entriesOf,
	field,
	form,
	pageOf,
} from './support';

const THANKS = `${ BLOCK }__thanks`;

// Without JavaScript, the test cannot simulate that time has passed since the form was rendered.
test.beforeAll( () => php( `return update_option( 'e2e_form_fastest', 0 );` ) );

test.afterAll( () => php( `return delete_option( 'e2e_form_fastest' );` ) );

async function send( page: Page, name: string ): Promise< void > {
	const block = page.locator( BLOCK );
	await block.getByLabel( /^Name/ ).fill( name );
	await block.getByLabel( /^Email/ ).fill( 'ann@example.com' );
	await block.getByRole( 'button', { name: 'Send it' } ).click();
}

test( 'without JavaScript, the thank-you page has its own URL, so Back and Reload send nothing again', async ( {
	pageAs,
} ) => {
	const id = await createPost( { content: SIMPLE, title: 'Ask the baker' } );
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( pageOf( id ) );
	await send( page, 'Ann Receipt' );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Ann Receipt' );
	expect( await page.title() ).toMatch( /^Sent: Ask the baker/ );
	const note = page.url();
	expect( note ).toContain( 'dovetail_form_sent=' );
	const { headers, robots } = await ( async () => {
		const response = await fetch( note );
		return {
			headers: response.headers,
			robots: /<meta name='robots' content='([^']*)'/.exec(
				await response.text()
			)?.[ 1 ],
		};
	} )();
	expect( headers.get( 'cache-control' ) ).toContain( 'no-store' );
	expect( robots ).toContain( 'noindex' );
	await page.reload();
	await page.goto( siteUrl() );
	await page.goBack();
	await expect( page.locator( THANKS ) ).toContainText( 'Ann Receipt' );
	expect( await entriesOf( id ) ).toEqual( [ 'Ann Receipt' ] );

	// The site rejects tokens for another message, another page or a later expiry, because only the site can sign
	// tokens.
	for ( const forged of [
		note.replace( /sent=\d+/, 'sent=1' ),
		note.replace( /-(\d{10})-/, ( _, end ) => `-${ Number( end ) + 1 }-` ),
		note.replace( /sent=/, 'sent[]=' ),
	] ) {
		const html = await ( await fetch( forged ) ).text();
		expect( html ).not.toContain( 'Ann Receipt' );
		expect( html ).toContain( `${ BLOCK.slice( 1 ) }__form` );
	}
	expect(
		await php(
			`$end = time() - 1;
			$note = $input . '-1-' . $end;
			return \\Dovetail\\Contact_Form\\Thanks::read_receipt( $note . '-' . substr( \\Dovetail\\Plugin\\Secret::sign( 'form receipt', $note ), 0, 32 ) );`,
			Number( /sent=(\d+)/.exec( note )?.[ 1 ] )
		)
	).toBeNull();
} );

// spec: 001-2.1-5, 001-4-4
test( 'a form redirects to the author’s page, or shows the summary if the page’s URL is invalid', async ( {
	visitor,
	pageAs,
} ) => {
	const target = await address(
		await createPost( { content: '<p>Read on.</p>', title: 'Thanks page' } )
	);
	const leadingTo = ( customThankyouRedirect: string ) =>
		createPost( {
			content: form(
				field( 'name', { required: true } ) +
					field( 'email' ) +
					field( 'date', { defaultValue: '2026-12-24' } ) +
					field( 'checkbox', { label: 'Call me back' } ) +
					BUTTON,
				{ customThankyou: 'redirect', customThankyouRedirect }
			),
			title: 'Leads on',
		} );
	const good = await leadingTo( target );
	const bad = await leadingTo( 'https://' );
	for ( const page of [
		visitor,
		await pageAs( null, { javaScriptEnabled: false } ),
	] ) {
		await page.goto( pageOf( good ) );
		await send( page, 'Ann Led' );
		// Without JavaScript, the browser adds the form's fragment to the URL.
		await page.waitForURL( ( { href } ) => href.startsWith( target ) );
		await expect( page.getByText( 'Read on.' ) ).toBeVisible();

		await page.goto( pageOf( bad ) );
		await send( page, 'Ann Stays' );
		await expect( page.locator( THANKS ) ).toContainText( 'Ann Stays' );
		await expect( page.locator( THANKS ) ).toContainText(
			'ann@example.com'
		);
		await expect( page.locator( THANKS ) ).toContainText(
			'Thursday, December 24, 2026'
		);
		// The summary omits unchecked boxes.
		await expect( page.locator( THANKS ) ).not.toContainText(
			'Call me back'
		);
	}
	expect( await entriesOf( good ) ).toHaveLength( 2 );
	expect( await entriesOf( bad ) ).toHaveLength( 2 );
} );

test( 'the sending script loads on the first interaction, and if it fails to load, the browser sends the form', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( { content: SIMPLE, title: 'Touched' } );
	const asked: string[] = [];
	await visitor.route( '**/contact-form/touched.js*', ( route ) => {
		asked.push( route.request().url() );
		return route.abort();
	} );
	await visitor.goto( pageOf( id ), { waitUntil: 'networkidle' } );
	await expect( visitor.locator( '[data-dovetail-mounted]' ) ).toHaveCount(
		1
	);
	expect( asked ).toEqual( [] );
	await send( visitor, 'Ann Plain' );
	await expect( visitor.locator( THANKS ) ).toContainText( 'Ann Plain' );
	expect( asked ).not.toEqual( [] );
	expect( visitor.url() ).toContain( 'dovetail_form_sent=' );
	expect( await entriesOf( id ) ).toEqual( [ 'Ann Plain' ] );
	expect( troubles.splice( 0 ).join() ).toMatch( /touched\.js/ );
} );

test( 'while a form is sent, its button shows progress in its own color and width', async ( {
	visitor,
} ) => {
	const id = await createPost( {
		content: SIMPLE,
		title: 'Slow',
	} );
	let goOn = () => {};
	const held = new Promise< void >( ( resolve ) => {
		goOn = resolve;
	} );
	await visitor.route( '**/*', async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await held;
		}
		await route.continue();
	} );
	await visitor.goto( pageOf( id ) );
	const look = () =>
		visitor
			.locator( `${ BLOCK } [type="submit"]` )
			.evaluate( ( button ) => ( {
				width: button.getBoundingClientRect().width,
				color: getComputedStyle( button ).color,
				opacity: getComputedStyle( button ).opacity,
				says: getComputedStyle( button, '::after' ).content,
			} ) );
	const ready = await look();
	await send( visitor, 'Ann Slow' );
	await expect( visitor.locator( 'form[aria-busy="true"]' ) ).toBeVisible();
	expect( await look() ).toEqual( { ...ready, says: '"Sending…"' } );
	await screenshot( visitor, 'contact-form-sending' );
	goOn();
	await expect( visitor.locator( THANKS ) ).toContainText( 'Ann Slow' );
} );

test( 'a drop-down list shows its arrow at the end of the line in both text directions', async ( {
	visitor,
} ) => {
	const id = await createPost( {
		content: form(
			field( 'select', { label: 'Size', options: [ 'S', 'M' ] } ) + BUTTON
		),
		title: 'Sizes',
	} );
	const arrow = () =>
		visitor.getByLabel( 'Size' ).evaluate( ( select ) => {
			const style = getComputedStyle( select );
			return {
				isDrawn: style.backgroundImage.includes( 'gradient' ),
				side: style.backgroundPositionX,
				room: style.paddingInlineEnd,
				line: parseFloat( style.fontSize ),
			};
		} );
	await visitor.goto( pageOf( id ) );
	const ltr = await arrow();
	expect( ltr.isDrawn ).toBe( true );
	expect( ltr.side ).toMatch( /^calc\(100% - / );
	// The padding includes the arrow's width, its distance from the edge, and a gap before the text.
	expect( parseFloat( ltr.room ) ).toBeCloseTo( 2.41 * ltr.line, 0 );
	await visitor.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	const rtl = await arrow();
	expect( rtl.side ).not.toContain( '100%' );
	expect( rtl.room ).toBe( ltr.room );
} );

test( 'a shortcode in an author’s text is not run', async ( { visitor } ) => {
	const id = await createPost( {
		content: form(
			field( 'text', {
				label: 'Pictures [gallery]',
				placeholder: 'Such as [gallery]',
			} ) +
				field( 'radio', {
					label: 'Which?',
					options: [ '[gallery] one', 'Two' ],
				} ) +
				BUTTON
		),
		title: 'Brackets',
	} );
	await visitor.goto( pageOf( id ) );
	await expect( visitor.getByLabel( 'Pictures [gallery]' ) ).toHaveAttribute(
		'placeholder',
		'Such as [gallery]'
	);
	await expect( visitor.getByLabel( '[gallery] one' ) ).toHaveValue(
		'[gallery] one'
	);
} );

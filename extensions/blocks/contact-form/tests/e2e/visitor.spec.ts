import type { Page } from '@playwright/test';
import { readForm } from '../send-many';
import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	php,
	screenshot,
	test,
} from '#e2e';
import {
	BLOCK,
	texts,
	form,
	field,
	BUTTON,
	SIMPLE,
	EVERYTHING,
	mails,
	pageOf,
	address,
	entriesOf,
	inbox,
} from './support';

async function tabTo( page: Page, name: RegExp | string ): Promise< void > {
	for ( let presses = 0; presses < 40; presses++ ) {
		await page.keyboard.press( 'Tab' );
		const focused = await page.evaluate( () => {
			const element = document.body.ownerDocument
				.activeElement as HTMLInputElement | null;
			return (
				element?.labels?.[ 0 ]?.textContent ??
				element?.textContent ??
				''
			);
		} );
		if ( focused.match( name ) ) {
			return;
		}
	}
	throw new Error( `The focus never came to ${ name }.` );
}

// spec: 001-1-1, 001-3-3
test( 'a visitor sends a form with the keyboard, and the author finds the entry and the email', async ( {
	visitor,
	pageAs,
} ) => {
	// Delete the files but keep their folder: a PHP thread that has seen the folder could not create it again.
	await php(
		`array_map( 'unlink', glob( WP_CONTENT_DIR . '/caught-mails/*.json' ) ); return true;`
	);
	const id = await createPost( {
		content: EVERYTHING,
		title: 'Ask the baker',
		author: 'author',
	} );
	await visitor.goto( pageOf( id ) );
	const block = visitor.locator( BLOCK );
	await expect( block.locator( '[data-dovetail-mounted]' ) ).toHaveCount( 1 );
	for ( const type of [
		'name',
		'email',
		'url',
		'telephone',
		'date',
		'consent',
	] ) {
		await expect(
			block.locator( `[data-field="${ type }"] label` )
		).toContainText(
			type === 'consent'
				? texts.explicitConsentMessage
				: ( texts.labels[ type ] ?? '' )
		);
	}
	await expect( block.getByLabel( /^Name/ ) ).toHaveAttribute(
		'autocomplete',
		'name'
	);
	await expect( block.getByLabel( /^Email/ ) ).toHaveAttribute(
		'autocomplete',
		'email'
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'contact-form-visitor' );

	// A date field is as high as the fields next to it, also on a phone.
	const heightOf = async ( type: string ) =>
		( await block
			.locator( `[data-field="${ type }"] input` )
			.boundingBox() )!.height;
	for ( const width of [ 390, 1280 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		expect( await heightOf( 'date' ) ).toBe( await heightOf( 'name' ) );
	}

	await visitor.locator( 'body' ).focus();
	await tabTo( visitor, 'Send it' );
	await visitor.keyboard.press( 'Enter' );
	await expect( block.getByLabel( /^Name/ ) ).toBeFocused();
	await expect( block.getByLabel( /^Name/ ) ).toHaveAccessibleDescription(
		'Please fill in this field.'
	);
	await expect( block.locator( `${ BLOCK }__error:visible` ) ).toHaveText( [
		'Please fill in this field.',
		'Please fill in this field.',
		'Please choose one of the options.',
		'Please choose at least one of the options.',
	] );
	await expect( visitor.locator( '#dovetail-announcements' ) ).toHaveText(
		'Your message was not sent. Please check: Name, Email, How shall we answer?, What is it about?'
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'contact-form-errors' );

	await visitor.keyboard.type( 'Ann Baker' );
	await visitor.keyboard.press( 'Tab' );
	await visitor.keyboard.type( 'ann@example.com' );
	await expect( block.locator( `${ BLOCK }__error:visible` ) ).toHaveCount(
		2
	);
	await visitor.keyboard.press( 'Tab' );
	await visitor.keyboard.type( 'example.com' );
	await tabTo( visitor, /^Size/ );
	await visitor.keyboard.type( 'Fish' );
	await tabTo( visitor, 'By email' );
	await visitor.keyboard.press( 'Space' );
	await tabTo( visitor, 'Cheese' );
	await visitor.keyboard.press( 'Space' );
	await tabTo( visitor, 'Your question' );
	await visitor.keyboard.type( 'Do you have "rye"?\nAnd at what time?' );

	await visitor.reload();
	await expect( block.getByLabel( 'Your question' ) ).toHaveValue(
		'Do you have "rye"?\nAnd at what time?'
	);
	await expect( block.getByLabel( 'Cheese' ) ).toBeChecked();
	await expect( block.getByLabel( 'Website' ) ).toHaveValue(
		'https://example.com'
	);
	// Forms sent within two seconds of rendering are rejected.
	await visitor.waitForFunction( () => {
		const loaded =
			performance.getEntriesByType( 'navigation' )[ 0 ]?.duration;
		return loaded && performance.now() - loaded > 2000;
	} );
	await visitor.locator( 'body' ).focus();
	await tabTo( visitor, texts.explicitConsentMessage );
	await visitor.keyboard.press( 'Space' );
	await tabTo( visitor, 'Send it' );
	await visitor.keyboard.press( 'Enter' );
	const thanks = visitor.locator( `${ BLOCK }__thanks` );
	await expect( thanks ).toBeFocused();
	await expect( thanks ).toContainText( 'Thank you!' );
	await expect( thanks ).toContainText( 'Fish & Chips' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'contact-form-thanks' );
	expect(
		await visitor.evaluate( () =>
			Object.keys( sessionStorage ).filter( ( key ) =>
				key.startsWith( 'dovetail' )
			)
		)
	).toEqual( [] );

	expect( mails() ).toMatchObject( [
		{
			to: [ 'baker@example.org', 'shop@example.org' ],
			subject: expect.stringMatching(
				/^\[.+\] Ann Baker: A question about bread$/
			),
			headers: expect.arrayContaining( [
				'Reply-To: Ann Baker <ann@example.com>',
			] ),
			message: expect.stringContaining(
				'Do you have "rye"?\nAnd at what time?'
			),
		},
	] );

	const author = await pageAs( 'author' );
	await author.goto( inbox() );
	const row = author.getByRole( 'row', { name: /Ann Baker/ } );
	await expect( row ).toContainText( 'Unread' );
	await expect( row ).toContainText( 'Ask the baker' );
	expect(
		await axeWithin( author, '#dovetail-entries-filter table' )
	).toEqual( [] );
	await screenshot( author, 'contact-form-entries' );
	await row.getByRole( 'link', { name: 'Ann Baker', exact: true } ).click();
	await expect( author.locator( '.dovetail-entry' ) ).toContainText(
		'Do you have "rye"?'
	);
	await expect(
		author.getByRole( 'link', { name: 'Reply to ann@example.com' } )
	).toHaveAttribute( 'href', /^mailto:ann@example\.com\?subject=/ );
	expect( await axeWithin( author, '.dovetail-entry' ) ).toEqual( [] );
	await screenshot( author, 'contact-form-entry' );
	await author.goto( `${ inbox() }&s=rye` );
	await expect( author.locator( '#the-list tr' ) ).toHaveCount( 1 );
	await expect( author.locator( '#the-list' ) ).not.toContainText( 'Unread' );
} );

test( 'without JavaScript, forms in a synced pattern and in a footer show the result on the same page', async ( {
	pageAs,
} ) => {
	const { page: id, pattern } = await php< {
		page: number;
		pattern: number;
	} >(
		`wp_set_current_user( 1 );
		$pattern = wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Ask us', 'post_content' => $input['form'] ) ) );
		$part = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'footer', 'post_title' => 'Footer', 'post_content' => $input['footer'] ) ) );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $part, 'footer', 'wp_template_part_area' );
		return array(
			'pattern' => $pattern,
			'page'    => wp_insert_post( wp_slash( array( 'post_status' => 'publish', 'post_title' => 'With a pattern', 'post_content' => '<!-- wp:block {"ref":' . $pattern . '} /-->' ) ) ),
		);`,
		{
			form: SIMPLE,
			footer: form(
				field( 'email', { required: true } ) +
					field( 'consent' ) +
					BUTTON,
				{
					customThankyou: 'message',
					customThankyouMessage: 'We write <b>soon</b> &amp; often.',
				}
			),
		}
	);
	await php( `return update_option( 'e2e_form_fastest', 0 );` );
	try {
		const page = await pageAs( null, {
			javaScriptEnabled: false,
			viewport: { width: 390, height: 844 },
		} );
		await page.goto( pageOf( id ) );
		const first = page.locator( BLOCK ).first();
		const footer = page.locator( BLOCK ).last();
		await expect( page.locator( `${ BLOCK }__form` ) ).toHaveCount( 2 );
		await expect( footer ).toContainText( texts.implicitConsentMessage );
		await screenshot( page, 'contact-form-phone' );

		// Bypass the browser's own validation to test the server's validation.
		const typed =
			'It\'s "9x9" -- [gallery] ... Wordpress :)\n\n<b>bold</b> & مرحبا';
		const url = await address( id );
		const { hidden } = readForm( await ( await fetch( url ) ).text() );
		const answer = await fetch( url, {
			method: 'POST',
			body: new URLSearchParams( {
				...Object.fromEntries( hidden ),
				'dovetail_form[values][textarea]': typed,
				'dovetail_form[values][name]': '"Ann" [gallery]',
				'dovetail_form[values][email]': 'ann@',
			} ),
		} );
		expect( answer.headers.get( 'cache-control' ) ).toContain( 'no-store' );
		await page.setContent( await answer.text() );
		await expect( first.getByRole( 'alert' ) ).toHaveText(
			'Your message was not sent. Please check: Email'
		);
		await expect( first.getByLabel( 'Your question' ) ).toHaveValue(
			typed
		);
		await expect( first.getByLabel( /^Name/ ) ).toHaveValue(
			'"Ann" [gallery]'
		);
		await expect( first.getByLabel( /^Email/ ) ).toHaveValue( 'ann@' );
		await expect(
			first.getByLabel( /^Email/ )
		).toHaveAccessibleDescription(
			'Please enter an email address such as name@example.com.'
		);
		expect( await page.title() ).toMatch( /^Not sent yet: With a pattern/ );

		await page.goto( pageOf( id ) );
		await first.getByLabel( /^Name/ ).fill( 'Ann Pattern' );
		await first.getByLabel( /^Email/ ).fill( 'ann@example.com' );
		await first.getByLabel( 'Your question' ).fill( typed );
		await first.getByLabel( 'Your question' ).press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( first.getByRole( 'status' ) ).toContainText(
			typed.split( '\n' )[ 0 ] ?? ''
		);
		await first.scrollIntoViewIfNeeded();
		await screenshot( page, 'contact-form-phone-thanks' );
		await page.reload();
		expect( await entriesOf( pattern ) ).toEqual( [ 'Ann Pattern' ] );

		await page.goto( pageOf( id ) );
		await footer.getByLabel( /^Email/ ).fill( 'foot@example.com' );
		await footer.getByLabel( /^Email/ ).press( 'Enter' );
		await expect( footer.getByRole( 'status' ) ).toHaveText(
			'We write <b>soon</b> & often.'
		);
		expect( await entriesOf( 0 ) ).toContain( 'foot@example.com' );
	} finally {
		await php(
			`delete_option( 'e2e_form_fastest' );
			foreach ( get_posts( array( 'post_type' => 'wp_template_part', 'name' => 'footer', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
				wp_delete_post( $id, true );
			}
			return true;`
		);
	}

	const feed = await feedOf( id );
	expect( feed ).toContain( 'Fill in the form on the site' );
	expect( feed ).not.toContain( '<form' );
} );

test( 'a form is laid out from right to left in a right-to-left language', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: EVERYTHING, title: 'RTL' } );
	await visitor.goto( pageOf( id ) );
	await visitor.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await visitor.locator( BLOCK ).getByRole( 'button' ).click();
	await expect( visitor.locator( `${ BLOCK }__error:visible` ) ).toHaveCount(
		4
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'contact-form-rtl' );
} );

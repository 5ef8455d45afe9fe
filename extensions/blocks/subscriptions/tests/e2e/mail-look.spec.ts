import type { Locator } from '@playwright/test';
import { axeWithin, expect, php, screenshot, test } from '#e2e';
import { mails, startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

const PAGE = '/wp-admin/admin.php?page=dovetail-blocks&tab=mail';

test( 'an owner gives all emails a logo, a color and a footer, and sees them in the test email', async ( {
	pageAs,
} ) => {
	await php(
		`require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_upload_bits( 'our-logo.webp', null, file_get_contents( get_theme_root() . '/twentytwentyfive/assets/images/coral-square.webp' ) );
		$id   = wp_insert_attachment( array( 'post_mime_type' => 'image/webp', 'post_title' => 'Our logo' ), $file['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Harbour Bakery' );
		return true;`
	);
	const page = await pageAs( 'administrator' );
	await page.goto( PAGE );
	await page.getByRole( 'button', { name: 'Choose image: Logo' } ).click();
	const library = page.locator( '.media-modal' );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox', { name: 'Our logo' } ).click();
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
	await expect( page.locator( '.dovetail-blocks-image img' ) ).toBeVisible();
	await page.getByLabel( 'Color', { exact: true } ).fill( '#ffdd00' );
	await page
		.getByLabel( 'Footer', { exact: true } )
		.fill( 'Pier 3, Harbour Town\nhttps://example.com/imprint' );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( page.getByLabel( 'Color', { exact: true } ) ).toHaveValue(
		'#ffdd00'
	);
	const logo = page.locator( '.dovetail-blocks-image' );
	await expect(
		logo.getByRole( 'img', { name: 'Harbour Bakery' } )
	).toBeVisible();
	expect( await axeWithin( page, '.dovetail-blocks-settings' ) ).toEqual(
		[]
	);
	await logo.scrollIntoViewIfNeeded();
	await screenshot( page, 'subscriptions-mail-look' );
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	const width = async ( locator: Locator ) =>
		( await locator.boundingBox() )?.width ?? 0;
	const testButton = page.getByRole( 'button', {
		name: /^Save and send test email to/,
	} );
	// The button contains the user's email address, which may be long.
	await testButton.evaluate( ( button ) => {
		button.textContent += 'x'.repeat( 40 );
	} );
	expect( await width( testButton ) ).toBeLessThanOrEqual(
		await width( page.getByLabel( 'Sender name' ) )
	);
	await logo.scrollIntoViewIfNeeded();
	await screenshot( page, 'subscriptions-mail-look-390' );

	await page.getByLabel( 'Sender name' ).fill( 'Harbour' );
	await page.getByLabel( 'Sender name' ).press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	expect( await mails() ).toEqual( [] );
	await page.getByLabel( 'Sender name' ).fill( 'Harbour Bakery' );
	await testButton.click();
	await expect(
		page.getByText( /^The mail server accepted the test email/ )
	).toBeVisible();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( page.getByLabel( 'Sender name' ) ).toHaveValue(
		'Harbour Bakery'
	);
	// A later save that sends nothing no longer shows the result.
	await page.getByLabel( 'Sender name' ).press( 'Enter' );
	await expect(
		page.getByText( /^The mail server accepted the test email/ )
	).toBeHidden();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	const [ mail ] = await mails();
	expect( mail?.from ).toBe( 'Harbour Bakery' );
	await page.setViewportSize( { width: 700, height: 700 } );
	await page.setContent( mail?.message ?? '' );
	await expect(
		page.getByRole( 'img', { name: 'Harbour Bakery' } )
	).toHaveJSProperty( 'complete', true );
	await expect(
		page.getByRole( 'link', { name: 'https://example.com/imprint' } )
	).toBeVisible();
	await screenshot( page, 'subscriptions-mail-look-email' );
	// Mail programs show an email within their own page, so the email has no landmarks.
	expect(
		( await axeWithin( page, 'body' ) ).filter(
			( violation ) => ! violation.startsWith( 'region:' )
		)
	).toEqual( [] );

	await page.goto( PAGE );
	await page.getByRole( 'button', { name: 'Remove image: Logo' } ).click();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Remove image: Logo' } )
	).toBeHidden();
	await php(
		`foreach ( get_posts( array( 'post_type' => 'attachment', 'title' => 'Our logo', 'post_status' => 'any' ) ) as $post ) {
			wp_delete_attachment( $post->ID, true );
		}
		return true;`
	);
} );

test( 'the fields of the welcome email appear once its switch is on, and keep what was entered', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	await page.goto( PAGE );
	const isOn = page.getByLabel( 'Welcome new subscribers by email' );
	const subject = page.getByLabel( 'Subject of the welcome email' );
	const text = page.getByLabel( 'Text of the welcome email' );
	await expect( isOn ).not.toBeChecked();
	await expect( subject ).toBeHidden();
	await expect( text ).toBeHidden();
	await isOn.press( 'Space' );
	await expect( text ).toBeVisible();
	await subject.fill( 'Hello from {site}' );
	await isOn.press( 'Space' );
	await expect( subject ).toBeHidden();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	await expect( subject ).toBeHidden();
	await isOn.press( 'Space' );
	await expect( subject ).toHaveValue( 'Hello from {site}' );
	// A rejected value shows its reason, even while the switch is off.
	await isOn.press( 'Space' );
	await subject.evaluate( ( field: HTMLInputElement ) => {
		field.value = 'x'.repeat( 151 );
	} );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( subject ).toBeVisible();
	await expect( subject ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( text ).toBeHidden();
} );

import { axeWithin, expect, php, screenshot, test, type WordPress } from '#e2e';
import { readFileSync } from 'node:fs';
import { serverData } from '../../server-data';
import {
	crmFile,
	newsletterFile,
	pathOf,
	publish,
	putCrm,
	takeAway,
} from './stand-ins';

declare const wp: WordPress;

const FORM = '.wp-block-dovetail-contact-form';

const TEMPLATES = [
	[
		'Contact Form',
		'A new message from your website',
		[ 'name', 'email', 'telephone', 'textarea' ],
	],
	[
		'Newsletter Sign-up',
		'A new subscriber from your website',
		[ 'name', 'email', 'consent' ],
	],
	[
		'RSVP Form',
		'A new RSVP from your website',
		[ 'name', 'email', 'radio', 'textarea' ],
	],
	[
		'Registration Form',
		'A new registration from your website',
		[ 'name', 'email', 'telephone', 'select', 'textarea' ],
	],
	[
		'Appointment Form',
		'A new appointment booked from your website',
		[ 'name', 'email', 'telephone', 'date', 'radio', 'textarea' ],
	],
	[
		'Feedback Form',
		'New feedback from your website',
		[ 'name', 'email', 'radio', 'textarea' ],
	],
] as const;

// spec: 001-1-12, 001-2.1-1, 001-9-2, 001-4-4
test( 'an author saves and reopens each of the six form templates', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'contact-form' );
	await page.evaluate( ( more ) => {
		wp.data.dispatch( 'core/block-editor' ).insertBlocks(
			Array.from( { length: more }, () =>
				wp.blocks.createBlock( 'dovetail/contact-form' )
			),
			undefined,
			undefined,
			false
		);
	}, TEMPLATES.length - 1 );
	const forms = canvas.locator( FORM );
	await expect( forms ).toHaveCount( TEMPLATES.length );
	for ( const [ index, [ title ] ] of TEMPLATES.entries() ) {
		const form = forms.nth( index );
		const start = form.getByRole( 'button', { name: title, exact: true } );
		await start.waitFor();
		if ( index === 0 ) {
			await screenshot( page, 'contact-form-picker' );
			expect( await author.axeInCanvas( FORM ) ).toEqual( [] );
		}
		await start.click();
		await expect(
			form.locator( '[data-type="dovetail/button"]' )
		).toBeVisible();
	}
	await expect( canvas.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
	await screenshot( page, 'contact-form-templates' );
	await author.publish( 'Six forms' );
	await author.reopenAndExpectValid();
	const blocks = await author.blocks();
	expect(
		blocks
			.filter( ( { name } ) => name === 'dovetail/contact-form' )
			.map( ( { attributes } ) => attributes.subject )
	).toEqual( TEMPLATES.map( ( [ , subject ] ) => subject ) );
	expect(
		blocks
			.filter( ( { name } ) => name.startsWith( 'dovetail/field-' ) )
			.map( ( { name } ) => name.slice( 'dovetail/field-'.length ) )
	).toEqual( TEMPLATES.flatMap( ( [ , , kinds ] ) => kinds ) );
	expect(
		blocks.filter( ( { name } ) => name === 'dovetail/button' )
	).toHaveLength( 6 );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'contact-form-templates-390' );
} );

/** A form with a field for each kind of in-place editing. */
const START = `<!-- wp:dovetail/contact-form -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name {"width":50} /-->

<!-- wp:dovetail/field-email {"required":true,"width":50} /-->

<!-- wp:dovetail/field-radio /-->

<!-- wp:dovetail/field-select {"label":"Size","options":["Small","Large"]} -->
<div class="wp-block-dovetail-field-select">Size<ul><li>Small</li><li>Large</li></ul></div>
<!-- /wp:dovetail/field-select -->

<!-- wp:dovetail/field-checkbox /-->

<!-- wp:dovetail/field-textarea {"placeholder":"Allergies, songs, wishes"} /-->

<!-- wp:dovetail/field-consent /-->

<!-- wp:dovetail/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:dovetail/contact-form -->`;

// spec: 001-2.1-2, 001-2.1-3, 001-2.1-4, 001-2.1-5, 001-3-1, 001-3-2, 001-3-3, 001-5-1, 001-5-2
test( 'an author edits a form’s labels, options and settings, and all are saved', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit( START );
	await author.expectValid();
	const field = ( kind: string ) =>
		canvas.locator( `[data-type="dovetail/field-${ kind }"]` );
	await author.openSettings();

	await field( 'name' ).getByRole( 'textbox', { name: 'Label' } ).click();
	await page.keyboard.type( 'Your name & <title>' );
	await sidebar.getByLabel( 'Field is required' ).check();
	await sidebar.getByRole( 'button', { name: 'Advanced' } ).click();
	await sidebar.getByLabel( 'Unique CSS ID' ).fill( 'your name' );
	await screenshot( page, 'contact-form-field-settings' );

	await field( 'radio' ).click();
	await field( 'radio' )
		.getByRole( 'button', { name: 'Add option' } )
		.click();
	await page.keyboard.type( 'Fish & <chips>' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Soup' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Backspace' );
	await page.keyboard.type( ' of the day' );
	await expect( field( 'radio' ).getByRole( 'textbox' ) ).toHaveCount( 3 );
	await screenshot( page, 'contact-form-options' );

	await field( 'consent' ).click();
	await sidebar.getByLabel( 'By checking a box' ).check();
	expect( await author.axeInCanvas( FORM ) ).toEqual( [] );

	await author.selectBlock();
	const to = sidebar.getByLabel( 'Email address to send to' );
	// Only administrators may see the site's address.
	expect( await to.getAttribute( 'placeholder' ) ).toBeFalsy();
	await to.fill( 'ada@example.org,bob' );
	await to.press( 'Enter' );
	await to.blur();
	await expect( sidebar.getByRole( 'alert' ) ).toHaveText(
		'bob is not a valid email address.'
	);
	await screenshot( page, 'contact-form-settings' );
	await to.fill( ' ada@example.org ,orders@example.org' );
	await to.blur();
	await expect( sidebar.getByRole( 'alert' ) ).toHaveCount( 0 );
	await sidebar.getByLabel( 'Redirect to another webpage' ).check();
	await sidebar
		.getByLabel( 'Redirect address' )
		.fill( 'https://example.org/thanks?a=1&b=2' );
	await sidebar.getByLabel( 'Keep unsent messages' ).uncheck();
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);
	await page
		.getByRole( 'button', { name: 'Form Settings', expanded: false } )
		.click();
	const popover = page.locator( `${ FORM }__popover` );
	await popover.getByLabel( 'Email subject line' ).fill( 'Orders & more' );
	await screenshot( page, 'contact-form-popover' );
	expect( await axeWithin( page, `${ FORM }__popover` ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );

	await author.save();
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				to: 'ada@example.org, orders@example.org',
				subject: 'Orders & more',
				customThankyou: 'redirect',
				customThankyouRedirect: 'https://example.org/thanks?a=1&b=2',
				keepDraft: false,
			},
		},
		{
			attributes: {
				label: 'Your name & ‹title›',
				required: true,
				id: 'your-name',
				width: 50,
			},
		},
		{ attributes: { required: true, width: 50 } },
		{
			attributes: {
				options: [ 'Fish & ‹chips›', 'Soup of the day' ],
			},
		},
		{ attributes: { label: 'Size', options: [ 'Small', 'Large' ] } },
		{},
		{ attributes: { placeholder: 'Allergies, songs, wishes' } },
		{ attributes: { consentType: 'explicit' } },
		{ name: 'dovetail/button' },
	] );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'contact-form-editor-390' );
	// None of the editor's requests are forbidden for authors.
	expect( troubles ).toEqual( [] );
} );

/**
 * Returns the state of the fake plugins: whether the CRM is active, its enabled extensions, and whether the newsletter
 * plugin is active.
 */
const standing = () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return array( is_plugin_active( $input[0] ), get_option( 'stand_in_extensions' ), is_plugin_active( $input[1] ) );`,
		[
			`${ serverData.crm.file }.php`,
			`${ serverData.newsletter.file }.php`,
		]
	);

// spec: 001-1-11, 001-4-2, 001-4-3, 001-6-1, 001-6-2, 001-7-1, 001-7-2, 001-7-3, 001-7-4, 001-7-5
test( 'an author sees that only an administrator can enable the CRM and install the newsletter plugin', async ( {
	admin,
	author,
} ) => {
	await putCrm( crmFile( '5.0.0' ), true );
	await publish(
		serverData.newsletter.slug,
		serverData.newsletter.file,
		newsletterFile
	);
	try {
		for ( const editor of [ author, admin ] ) {
			const { page, sidebar } = editor;
			await editor.edit( START );
			await editor.expectValid();
			await editor.selectBlock();
			await editor.openSettings();
			await editor.openPanel( 'CRM Integration' );
			await editor.openPanel( 'Newsletter Integration' );
			await expect(
				sidebar.getByLabel( 'Subscribers of this site' )
			).toBeChecked();
			if ( editor === author ) {
				await expect(
					sidebar.getByText(
						'A site administrator must enable the CRM Jetpack Forms extension.'
					)
				).toBeVisible();
				await expect(
					sidebar.getByText(
						'A site administrator can install Creative Mail here',
						{ exact: false }
					)
				).toBeVisible();
				await expect(
					sidebar.getByRole( 'button', { name: /Install|Enable/ } )
				).toHaveCount( 0 );
				continue;
			}
			await expect(
				sidebar.getByLabel( 'Email address to send to' )
			).toHaveAttribute( 'placeholder', /@/ );
			await sidebar
				.getByRole( 'button', {
					name: 'Enable Jetpack Forms Extension',
				} )
				.click();
			await expect(
				sidebar.getByText(
					'The CRM Jetpack Forms extension is enabled.'
				)
			).toBeVisible();
			await sidebar.getByLabel( 'Jetpack CRM' ).uncheck();
			await sidebar
				.getByRole( 'button', { name: 'Install Creative Mail' } )
				.click();
			const link = sidebar.getByRole( 'link', {
				name: /Open Creative Mail settings/,
			} );
			await expect( link ).toBeVisible( { timeout: 60_000 } );
			await link.scrollIntoViewIfNeeded();
			await screenshot( page, 'contact-form-integrations' );
			expect(
				await axeWithin( page, '.block-editor-block-inspector' )
			).toEqual( [] );
			// Check the files on disk too, not only the response.
			expect(
				readFileSync( pathOf( serverData.newsletter.file ), 'utf8' )
			).toBe( newsletterFile );
			expect( await standing() ).toEqual( [
				true,
				[ 'jetpackforms' ],
				true,
			] );
			await editor.save();
			await editor.reopenAndExpectValid();
			expect( ( await editor.blocks() )[ 0 ] ).toMatchObject( {
				attributes: { jetpackCRM: false },
			} );

			await php(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( $input ); return true;`,
				`${ serverData.newsletter.file }.php`
			);
			await editor.selectBlock();
			await editor.openSettings();
			await editor.openPanel( 'Newsletter Integration' );
			await sidebar
				.getByRole( 'button', { name: 'Activate Creative Mail' } )
				.click();
			await expect( link ).toBeVisible( { timeout: 60_000 } );
			expect( await standing() ).toEqual( [
				true,
				[ 'jetpackforms' ],
				true,
			] );
		}
	} finally {
		await takeAway();
	}
} );

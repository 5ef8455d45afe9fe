import { findBlocks } from '../../src/bundle/find-blocks';
import { findFacts } from '../../src/bundle/find-facts';
import type { ExtensionFacts } from '#shared/definitions';
import { axeWithin, expect, php, screenshot, siteUrl, test } from './support';

const PAGE = '/wp-admin/admin.php?page=dovetail-blocks';

/** Field values on a new site. */
const EMPTY = {
	text: '',
	url: '',
	email: '',
	lines: '',
	// Prose fields contain a default text with a placeholder.
	prose: /\{link\}/,
	secret: '',
	number: '',
};

/** Returns a field's value on a new site: its default, its default text with placeholders, or an empty value. */
const valueOnNewSite = (
	setting: NonNullable< ExtensionFacts[ 'settings' ] >[ string ]
) => {
	if ( 'default' in setting ) {
		return setting.default;
	}
	return setting.help.includes( 'If empty, the default' )
		? /\{(?:link|site)\}/
		: EMPTY[ setting.control ];
};

const settingsOfBlocks = async () =>
	[ ...( await findFacts() ).values() ].flatMap( ( { settings = {} } ) =>
		Object.values( settings ).map( ( setting ) => {
			const { label, help, section } = setting;
			const tab = section === 'subscribers' ? 'mail' : section;
			return [ tab, label, valueOnNewSite( setting ), help ] as const;
		} )
	);

test( 'every setting has a working default and a help text', async ( {
	admin,
} ) => {
	const { page } = admin;
	await php(
		`delete_option( 'dovetail_blocks_settings' ); delete_option( 'dovetail_blocks_platform_token' ); return true;`
	);
	let shown = '';
	for ( const [ tab, label, value, help ] of [
		[ 'services', 'Platform address', '', 'Starts with https://.' ],
		[ 'services', 'Platform token', '', 'never shown again' ],
		[
			'services',
			'Site type',
			'atomic',
			'Determines where authors return after buying a plan.',
		],
		[
			'privacy',
			'Count clicks on upgrade banners in the editor',
			false,
			'Off by default',
		],
		[
			'privacy',
			'Third-party content on pages',
			'allow',
			'Applies to maps whose provider you chose, podcast covers and ads.',
		],
		[ 'mail', 'Sender name', '', 'Leave empty to use the site’s name.' ],
		[
			'mail',
			'Sender address',
			'',
			'Leave empty to use WordPress’s address.',
		],
		[
			'mail',
			'Trusted proxies',
			'',
			'Addresses or networks, such as 203.0.113.0/24, of your content delivery network or load balancer.',
		],
		...( await settingsOfBlocks() ),
	] as const ) {
		if ( tab !== shown ) {
			await page.goto( `${ siteUrl() }${ PAGE }&tab=${ tab }` );
			shown = tab;
		}
		const list = page.getByRole( 'group', { name: label, exact: true } );
		const isList = ( await list.count() ) > 0;
		const field = isList ? list : page.getByLabel( label, { exact: true } );
		if ( isList ) {
			// A script has replaced the text field with a list of checkboxes.
			await expect(
				field.getByRole( 'checkbox', { checked: true } )
			).toHaveCount( 0 );
		} else if ( typeof value === 'boolean' ) {
			await expect( field ).toBeChecked( { checked: value } );
		} else {
			await expect( field ).toHaveValue( value );
		}
		await expect( field ).toHaveAccessibleDescription(
			new RegExp( help.replace( /[.()]/g, '\\$&' ) )
		);
	}
} );

test( 'WordPress’s privacy policy guide contains each block’s text', async ( {
	admin,
} ) => {
	const { page } = admin;
	await page.goto(
		`${ siteUrl() }/wp-admin/options-privacy.php?tab=policyguide`
	);
	const guide = page.locator( '.privacy-settings-body' );
	const parts = [ ...( await findFacts() ).values() ].flatMap(
		( { privacy } ) => privacy ?? []
	);
	expect( parts.length ).toBeGreaterThan( 0 );
	for ( const { title, text } of parts ) {
		await expect( guide ).toContainText( title );
		await expect( guide ).toContainText( text );
	}
} );

test( 'an administrator can change the settings, but an author cannot, and the token is never shown', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	const { page } = admin;
	try {
		await page.goto( `${ siteUrl() }${ PAGE }&tab=services` );
		expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual(
			[]
		);
		await screenshot( page, 'settings-1280' );
		await page.setViewportSize( { width: 390, height: 844 } );
		await screenshot( page, 'settings-390' );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		await page.setViewportSize( { width: 1280, height: 900 } );

		await page
			.getByLabel( 'Platform address' )
			.fill( 'https://platform.test/?a=b' );
		await page.getByLabel( 'Site type' ).selectOption( 'simple' );
		await page.getByLabel( 'Platform token' ).fill( 'topsecret' );
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		// The error appears above the form, as everywhere in WordPress, and next to the field, which keeps the input.
		await expect(
			page.getByText( 'The platform address was not changed' )
		).toHaveCount( 2 );
		const address = page.getByLabel( 'Platform address' );
		await expect( address ).toHaveValue( 'https://platform.test/?a=b' );
		await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( address ).toHaveAccessibleDescription(
			/^The platform address was not changed/
		);
		await expect( page.getByLabel( 'Site type' ) ).toHaveValue( 'simple' );
		await expect(
			page.getByText(
				'A value is stored. Leave the field empty to keep it.'
			)
		).toBeVisible();
		expect( await page.content() ).not.toContain( 'topsecret' );
		await screenshot( page, 'settings-problem' );

		await address.fill( '' );
		await page.getByLabel( 'Remove the stored value' ).check();
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
		// Saving has deleted the stored token. Check the database, because the playground provides its own token.
		expect(
			await php(
				`global $wpdb; return $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'dovetail_blocks_platform_token'" );`
			)
		).toBeFalsy();
	} finally {
		await php(
			`delete_option( 'dovetail_blocks_settings' ); delete_option( 'dovetail_blocks_platform_token' );`
		);
	}
	const author = await pageAs( 'author' );
	const answer = await author.goto( siteUrl() + PAGE );
	expect( answer?.status() ).toBe( 403 );
	troubles.length = 0;
} );

test( 'two administrators change settings at the same time, and both changes are saved', async ( {
	admin,
} ) => {
	const mine = admin.page;
	const theirs = await mine.context().newPage();
	const save = async ( page: typeof mine ) => {
		await page.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
	};
	try {
		for ( const page of [ mine, theirs ] ) {
			await page.goto( `${ siteUrl() }${ PAGE }&tab=privacy` );
		}
		await mine
			.getByLabel( 'Third-party content on pages' )
			.selectOption( 'ask' );
		await save( mine );
		await theirs
			.getByRole( 'checkbox', {
				name: 'Count clicks on upgrade banners in the editor',
			} )
			.check();
		await save( theirs );

		for ( const page of [ mine, theirs ] ) {
			await page.goto( `${ siteUrl() }${ PAGE }&tab=blocks` );
		}
		const offered = ( page: typeof mine, index: number ) =>
			page
				.getByRole( 'group', { name: 'Available blocks' } )
				.getByRole( 'checkbox' )
				.nth( index );
		await offered( mine, 0 ).uncheck();
		await save( mine );
		await offered( theirs, 1 ).uncheck();
		await save( theirs );

		expect(
			await php(
				`$stored = get_option( 'dovetail_blocks_settings' );
				return array( $stored['consent'], $stored['analytics'], count( explode( ' ', $stored['off'] ) ) );`
			)
		).toEqual( [ 'ask', true, 2 ] );
	} finally {
		await php(
			`foreach ( array( 'dovetail_blocks_settings', 'dovetail_blocks_ad_slots' ) as $name ) { delete_option( $name ); }`
		);
	}
} );

test( 'a saved block that the owner disabled has a link to its checkbox', async ( {
	admin,
} ) => {
	const { page } = admin;
	const { slug = '', data } =
		( await findBlocks() ).find(
			( block ) => ! block.data.follows && ! block.data.parent
		) ?? {};
	await php(
		`update_option( 'dovetail_blocks_settings', array( 'off' => $input ) ); return true;`,
		slug
	);
	try {
		await admin.edit( `<!-- wp:dovetail/${ slug } /-->` );
		await page.goto(
			( await admin.canvas
				.getByRole( 'link', { name: 'Open settings' } )
				.getAttribute( 'href' ) ) ?? ''
		);
		const checkbox = page
			.getByRole( 'group', { name: 'Available blocks' } )
			.getByLabel( data?.title ?? '?', { exact: true } );
		await expect( checkbox ).toBeFocused();
		await expect( checkbox ).not.toBeChecked();
		await expect( checkbox ).toBeInViewport();
		await screenshot( page, 'settings-block-checkbox' );
	} finally {
		await php(
			`delete_option( 'dovetail_blocks_settings' ); return true;`
		);
	}
} );

import {
	axeWithin,
	createPost,
	expect,
	forgetSettings,
	groupHeading,
	openOwnSidebar,
	rightToLeft,
	screenshot,
	siteUrl,
	switchOn,
	test,
} from '#e2e';
import type { Page } from '@playwright/test';

test.beforeEach( () => switchOn( 'likes' ) );

test.afterEach( forgetSettings );

const GROUPS = [
	'Share',
	'Buttons for visitors',
	'Preview and SEO',
	'Email to subscribers',
	'Short link',
] as const;

async function openAllGroups( page: Page ): Promise< void > {
	for ( const title of GROUPS ) {
		const heading = groupHeading( page, title );
		await heading.focus();
		if ( ( await heading.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await page.keyboard.press( 'Enter' );
		}
		await expect( heading ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( heading ).toBeFocused();
	}
}

// spec: 000-2.9-2, 002-2.19-1, 002-2.19-2, 002-2.19-3, 002-2.19-4, 002-2.19-5
test( 'the plugin’s sidebar shows five groups of panels with states and switches, and works by keyboard', async ( {
	admin,
} ) => {
	const { page } = admin;
	await admin.open();
	const region = await openOwnSidebar( page );
	await expect(
		page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Dovetail Blocks' } )
			// The plugin's icon; WordPress's default is a plug.
			.locator( 'svg path[d^="M3 4h18"]' )
	).toBeVisible();
	await expect( groupHeading( page, 'Share' ) ).toBeVisible();
	const titles = await region
		.getByRole( 'heading', { level: 2 } )
		.getByRole( 'button' )
		.allTextContents();
	expect( titles ).toEqual( GROUPS );
	await openAllGroups( page );
	const likes = region.getByRole( 'region', { name: 'Likes' } );
	await expect( likes ).toContainText( 'On for this site.' );
	await expect(
		likes.getByRole( 'checkbox', { name: 'Show likes.' } )
	).toBeChecked();
	await expect(
		likes.getByRole( 'link', { name: /^Change settings: Likes/ } )
	).toHaveAttribute( 'href', /#dovetail-blocks-likes$/ );
	const sharing = region.getByRole( 'region', { name: 'Sharing buttons' } );
	await expect( sharing ).toContainText( 'Off for this site.' );
	await expect( sharing.getByRole( 'checkbox' ) ).toHaveCount( 0 );
	await expect(
		region.getByRole( 'textbox', { name: 'Shortlink' } )
	).toBeVisible();
	await expect( region.getByText( 'Facebook' ) ).toBeVisible();
	await screenshot( page, 'sidebar' );
	expect( await axeWithin( page, '.interface-complementary-area' ) ).toEqual(
		[]
	);

	const [ settings ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		sharing
			.getByRole( 'link', { name: /^Change settings/ } )
			.press( 'Enter' ),
	] );
	await expect(
		settings.locator( '#dovetail-blocks-sharing' )
	).toBeVisible();
	const networks = settings.getByRole( 'group', {
		name: 'Networks for the sharing buttons',
	} );
	for ( const name of [ 'Email', 'WhatsApp', 'Mastodon' ] ) {
		await networks.getByRole( 'checkbox', { name } ).check();
	}
	await networks
		.getByRole( 'button', { name: 'Move WhatsApp up' } )
		.press( 'Enter' );
	await expect( networks.getByRole( 'status' ) ).toHaveText(
		'WhatsApp is now number 1 of 9.'
	);
	await networks.getByRole( 'checkbox', { name: 'Email' } ).uncheck();
	await expect(
		settings.locator( '#dovetail-blocks-sharing-networks' )
	).toHaveValue( 'whatsapp\nmastodon' );
	// On a phone, WordPress makes every text area of a settings page visible.
	await settings.setViewportSize( { width: 390, height: 900 } );
	await expect(
		settings.locator( '#dovetail-blocks-sharing-networks' )
	).toBeHidden();
	await screenshot( settings, 'sharing-networks' );
	expect( await axeWithin( settings, '.dovetail-sortable' ) ).toEqual( [] );
	await settings.close();
} );

test( 'the plugin’s sidebar fits a phone screen on a right-to-left site', async ( {
	pageAs,
} ) => {
	const id = await createPost( { content: '', status: 'draft' } );
	await rightToLeft( async () => {
		const page = await pageAs( 'administrator', {
			viewport: { width: 390, height: 900 },
		} );
		await page.goto(
			`${ siteUrl() }/wp-admin/post.php?post=${ id }&action=edit`
		);
		const region = await openOwnSidebar( page );
		await openAllGroups( page );
		await expect(
			region.getByRole( 'textbox', { name: 'Shortlink' } )
		).toBeVisible();
		await groupHeading( page, 'Share' ).scrollIntoViewIfNeeded();
		await screenshot( page, 'sidebar-390-rtl' );
		const wide = await region.evaluate(
			( root ) =>
				[ ...root.querySelectorAll( '*' ) ]
					.filter( ( element ) => element.checkVisibility() )
					.map( ( element ) => element.getBoundingClientRect() )
					.filter( ( { left, right } ) => left < -1 || right > 391 )
					.length
		);
		expect( wide ).toBe( 0 );
	} );
} );

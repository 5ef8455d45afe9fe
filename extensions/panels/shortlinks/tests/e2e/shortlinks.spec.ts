import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
	withPlugin,
} from '#e2e';
import type { Page } from '@playwright/test';

const heading = ( page: Page ) =>
	page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name: 'Shortlink', exact: true } );

/** Opens the sidebar. WordPress remembers whether a user has closed it. */
async function showSidebar( page: Page ): Promise< void > {
	const button = page.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	if ( ( await button.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await button.click();
	}
	await expect(
		page.getByRole( 'region', { name: 'Editor settings' } )
	).toBeVisible();
}

/** Opens the panel by keyboard. WordPress remembers which panels a user has opened. */
async function openPanel( page: Page ): Promise< void > {
	await showSidebar( page );
	if (
		( await heading( page ).getAttribute( 'aria-expanded' ) ) === 'false'
	) {
		await heading( page ).focus();
		await page.keyboard.press( 'Enter' );
	}
}

// spec: 002-2.19-4
test( 'an author copies the shortlink of a post by keyboard, and hears so', async ( {
	author,
} ) => {
	const { page } = author;
	await page
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const link = `${ siteUrl() }/?p=${ await author.edit() }`;
	await openPanel( page );
	const field = page.getByRole( 'textbox', { name: 'Shortlink' } );
	await expect( field ).toHaveValue( link );
	await expect( field ).not.toBeEditable();
	await field.focus();
	expect(
		await field.evaluate(
			( { selectionStart, selectionEnd }: HTMLInputElement ) => [
				selectionStart,
				selectionEnd,
			]
		)
	).toEqual( [ 0, link.length ] );
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Copy', exact: true } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'button', { name: 'Copied!' } )
	).toBeFocused();
	await expect( page.locator( '#a11y-speak-polite' ) ).toContainText(
		'Copied!'
	);
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		link
	);
	await screenshot( page, 'shortlinks-copied' );
	expect(
		await axeWithin( page, '.components-panel__body:has([readonly])' )
	).toEqual( [] );
	expect( await author.isDirty() ).toBe( false );
	await expect(
		page.getByRole( 'button', { name: 'Copy', exact: true } )
	).toBeVisible( { timeout: 10_000 } );
} );

test( 'the content of the panel is loaded when it is opened', async ( {
	admin,
} ) => {
	const { page } = admin;
	await admin.open();
	await showSidebar( page );
	const ours = ourRequests( page );
	await expect( heading( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( ours ).toEqual( [] );
	await openPanel( page );
	await expect(
		page.getByRole( 'textbox', { name: 'Shortlink' } )
	).toHaveValue( /\?p=\d+$/ );
	expect( ours.join() ).toMatch( /^shortlinks\/panel\.js/ );
} );

test( 'it fits a phone, and stays an address where the site reads from right to left', async ( {
	pageAs,
} ) => {
	const id = await createPost( { content: '', status: 'draft' } );
	await rightToLeft( async () => {
		const page = await pageAs( 'administrator', {
			viewport: { width: 390, height: 800 },
		} );
		await page.goto(
			`${ siteUrl() }/wp-admin/post.php?post=${ id }&action=edit`
		);
		await openPanel( page );
		const field = page.getByRole( 'textbox', { name: 'Shortlink' } );
		await expect( field ).toHaveCSS( 'direction', 'ltr' );
		const box = await field.boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 999 ) ).toBeLessThanOrEqual(
			390
		);
		await screenshot( page, 'shortlinks-phone-rtl' );
	} );
} );

test( 'a post that has no page has no panel, and one without a shortlink says so', async ( {
	admin,
} ) => {
	const { page } = admin;
	await withPlugin(
		`add_action( 'init', static function () {
			register_post_type( 'e2e_note', array( 'show_ui' => true, 'show_in_rest' => true, 'supports' => array( 'title', 'editor' ) ) );
		} );
		add_filter( 'pre_get_shortlink', '__return_empty_string' );`,
		async () => {
			await admin.open( undefined, 'e2e_note' );
			await showSidebar( page );
			await expect( heading( page ) ).toHaveCount( 0 );
			await admin.open();
			await openPanel( page );
			await expect(
				page.getByText( 'This post has no shortlink.' )
			).toBeVisible();
		}
	);
} );

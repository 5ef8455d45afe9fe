import {
	axeWithin,
	createPost,
	expect,
	openGroup,
	openOwnSidebar,
	ourRequests,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
	withPlugin,
} from '#e2e';

const GROUP = 'Short link';

// spec: 002-2.19-4
test( 'an author can copy a post’s shortlink by keyboard, and screen readers announce the copy', async ( {
	author,
} ) => {
	const { page } = author;
	await page
		.context()
		.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const link = `${ siteUrl() }/?p=${ await author.edit() }`;
	await openGroup( page, GROUP );
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
	// Keep all announcements, because another panel's notice may follow at once.
	const announced = await page
		.locator( '#a11y-speak-polite' )
		.evaluateHandle( ( region ) => {
			const texts: string[] = [];
			new MutationObserver( () =>
				texts.push( region.textContent ?? '' )
			).observe( region, { childList: true, subtree: true } );
			return texts;
		} );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'button', { name: 'Copied!' } )
	).toBeFocused();
	await expect
		.poll( () => announced.evaluate( ( texts ) => texts.join() ) )
		.toContain( 'Copied!' );
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

test( 'the content of the shortlink panel loads when the sidebar is opened', async ( {
	admin,
} ) => {
	const { page } = admin;
	await admin.open();
	await expect(
		page.getByRole( 'button', { name: 'Dovetail Blocks' } )
	).toBeVisible();
	const ours = ourRequests( page );
	expect( ours ).toEqual( [] );
	await openOwnSidebar( page );
	await expect(
		page.getByRole( 'textbox', { name: 'Shortlink' } )
	).toHaveValue( /\?p=\d+$/ );
	expect( ours.join() ).toContain( 'shortlinks/panel.js' );
} );

test( 'the shortlink panel fits a phone, and the URL stays left-to-right on a right-to-left site', async ( {
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
		await openGroup( page, GROUP );
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

test( 'a post without a public page has no shortlink panel, and a post without a shortlink shows a message', async ( {
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
			await expect(
				page.getByRole( 'button', { name: 'Settings', exact: true } )
			).toBeVisible();
			await expect(
				page.getByRole( 'button', { name: 'Dovetail Blocks' } )
			).toHaveCount( 0 );
			await admin.open();
			await openGroup( page, GROUP );
			await expect(
				page.getByText( 'This post has no shortlink.' )
			).toBeVisible();
		}
	);
} );

import {
	axeWithin,
	expect,
	php,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
	withPlugin,
	type WordPress,
} from './support';

declare const wp: WordPress;

const OVERVIEW = '/wp-admin/admin.php?page=dovetail-blocks-overview';

/** Selector of the plugin's admin menu. Its links are hidden until the pointer is over the menu. */
const MENU = '#toplevel_page_dovetail-blocks-overview';

/** Items of every kind that the screen can show: an unread entry, a rejected key, and a missing privacy policy. */
const PROBLEMS = `add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'e2e' => static fn() => array(
	array( 'section' => 'attention', 'title' => 'The connection to Mailchimp isn’t working', 'text' => 'Mailchimp rejected this key. Copy it again from your Mailchimp account and paste it here.', 'label' => 'Fix connection', 'url' => admin_url() ),
	array( 'section' => 'attention', 'title' => 'Averylongtitlewithoutanyspacethatnoscreenofaphonehasroomforinasingleline', 'text' => 'https://example.org/${ 'a'.repeat( 90 ) }', 'label' => 'A button with a label that needs more than one line on a phone', 'url' => admin_url() ),
) ) );`;

test( 'the Overview shows problems, working features and next steps on any screen size and in both text directions', async ( {
	pageAs,
} ) => {
	await php(
		`delete_option( 'dovetail_blocks_entries_changed' ); delete_option( 'dovetail_blocks_subscribers_changed' ); return true;`
	);
	const page = await pageAs( 'administrator' );
	const look = async ( name: string ) => {
		await page.goto( OVERVIEW );
		for ( const heading of [
			'Needs attention',
			'Works now',
			'Next steps',
			'Features that services add',
		] ) {
			await expect(
				page.getByRole( 'heading', { name: heading, level: 2 } )
			).toBeVisible();
		}
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - innerWidth
			)
		).toBeLessThanOrEqual( 0 );
		expect( await axeWithin( page, '#wpbody-content' ) ).toEqual( [] );
		await screenshot( page, name, { fullPage: true } );
	};
	await withPlugin( PROBLEMS, async () => {
		await look( 'overview' );
		await page.setViewportSize( { width: 390, height: 800 } );
		await look( 'overview-390' );
	} );
	await rightToLeft( async () => {
		await page.goto( OVERVIEW );
		await screenshot( page, 'overview-rtl-390', { fullPage: true } );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( OVERVIEW );
		expect( await axeWithin( page, '#wpbody-content' ) ).toEqual( [] );
		await screenshot( page, 'overview-rtl', { fullPage: true } );
	} );
} );

test( 'with the keyboard, an owner goes from the notice to the Overview and creates a contact page', async ( {
	admin,
} ) => {
	const { page } = admin;
	await php(
		`delete_option( 'dovetail_blocks_entries_changed' );
		update_user_option( get_user_by( 'login', 'admin' )->ID, 'dovetail_blocks_welcome', '1' );
		return true;`
	);
	await page.goto( '/wp-admin/index.php' );
	await page.getByRole( 'link', { name: 'See what works' } ).press( 'Enter' );
	await page.waitForURL( `**${ OVERVIEW }` );
	const buttons = page.locator( '.dovetail-overview a' );
	await buttons.first().focus();
	for ( const button of ( await buttons.all() ).slice( 1 ) ) {
		await page.keyboard.press( 'Tab' );
		await expect( button ).toBeFocused();
	}
	await page
		.getByRole( 'link', { name: 'Create a contact page' } )
		.press( 'Enter' );
	await page.waitForURL( '**/post-new.php?post_type=page&**' );
	await expect
		.poll( () =>
			page.evaluate( () =>
				wp.data.select( 'core/editor' ).getEditedPostContent()
			)
		)
		.toContain( '<!-- wp:dovetail/' );
	await page.goto( '/wp-admin/index.php' );
	await expect(
		page.getByRole( 'link', { name: 'See what works' } )
	).toHaveCount( 0 );
} );

test( 'the menu shows each role its own items, and former URLs redirect to the new screens', async ( {
	pageAs,
} ) => {
	await php(
		`return array_map( array( 'Dovetail\\\\Plugin\\\\Record_Counts', 'expect' ), array( 'entries', 'subscribers', 'payments' ) );`
	);
	const items = {
		administrator: [
			'Overview',
			'Form entries',
			'Subscribers and mailings',
			'Payments',
			'Connections',
			'Settings',
			'Guide',
		],
		author: [ 'Overview', 'Form entries', 'Guide' ],
		contributor: [],
	};
	for ( const [ role, names ] of Object.entries( items ) ) {
		const page = await pageAs( role as keyof typeof items );
		await page.goto( '/wp-admin/index.php' );
		const links = await page
			.locator( `${ MENU } .wp-submenu a` )
			.allTextContents();
		expect(
			links.map( ( link ) => link.replace( / \d.*$/, '' ) ),
			role
		).toEqual( names );
	}
	const page = await pageAs( 'administrator' );
	for ( const [ from, to ] of [
		[
			'options-general.php?page=dovetail-blocks&tab=mail',
			'admin.php?page=dovetail-blocks&tab=mail',
		],
		[
			'users.php?page=dovetail-subscribers&status=pending',
			'admin.php?page=dovetail-subscribers&status=pending',
		],
	] as const ) {
		await page.goto( `/wp-admin/${ from }` );
		expect( page.url() ).toBe( `${ siteUrl() }/wp-admin/${ to }` );
		await expect( page.locator( `${ MENU } .current a` ) ).toBeVisible();
	}
} );

test( 'every screen of the menu is accessible and fits a phone, in both text directions', async ( {
	pageAs,
} ) => {
	test.slow();
	await php(
		`return array_map( array( 'Dovetail\\\\Plugin\\\\Record_Counts', 'expect' ), array( 'entries', 'subscribers', 'payments' ) );`
	);
	const page = await pageAs( 'administrator' );
	await page.goto( OVERVIEW );
	const hrefs = ( selector: string ) =>
		page
			.locator( selector )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => ( link as HTMLAnchorElement ).href )
			);
	const screens = await hrefs( `${ MENU } .wp-submenu a` );
	expect( screens ).toHaveLength( 7 );
	const problems: Record< string, unknown > = {};
	const check = async ( url: string ) => {
		await page.goto( url );
		const found = await axeWithin( page, '#wpbody-content .wrap' );
		await page.setViewportSize( { width: 390, height: 844 } );
		found.push( ...( await axeWithin( page, '#wpbody-content .wrap' ) ) );
		const wider = await page.evaluate(
			() => document.documentElement.scrollWidth - innerWidth
		);
		await page.setViewportSize( { width: 1280, height: 900 } );
		if ( found.length || wider > 0 ) {
			problems[ url ] = { found, wider };
		}
	};
	await rightToLeft( async () => {
		for ( const screen of screens ) {
			await check( screen );
		}
	} );
	for ( const screen of screens ) {
		await check( screen );
		// Also check the tabs of the settings, and screens with a link beside the title, such as the list of emails.
		const more = await hrefs(
			'a.nav-tab:not(.nav-tab-active), a.page-title-action'
		);
		for ( const url of more.filter(
			( each ) => ! /post-new|admin-post|post\.php/.test( each )
		) ) {
			await check( url );
		}
	}
	expect( problems ).toEqual( {} );
} );

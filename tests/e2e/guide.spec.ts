import {
	axeWithin,
	expect,
	php,
	rightToLeft,
	screenshot,
	test,
} from './support';

const GUIDE = '/wp-admin/admin.php?page=dovetail-guide';

test( 'the guide fits any screen size and both text directions, and links between the guide’s pages work', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'author' );
	const check = async ( url: string, name: string ) => {
		await page.goto( url );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - innerWidth
			),
			name
		).toBeLessThanOrEqual( 0 );
		expect( await axeWithin( page, '#wpbody-content' ), name ).toEqual(
			[]
		);
		await screenshot( page, name, { fullPage: true } );
	};
	const checkAll = async ( suffix: string ) => {
		await check( GUIDE, `guide${ suffix }` );
		await check( `${ GUIDE }&guide=moving`, `guide-moving${ suffix }` );
		await check(
			`${ GUIDE }&guide=connections`,
			`guide-connections${ suffix }`
		);
	};
	await checkAll( '' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await checkAll( '-390' );
	await check( `${ GUIDE }&guide=privacy`, 'guide-privacy-390' );
	const table = page.locator( '.dovetail-guide__text table' ).first();
	expect(
		await table.evaluate( ( element ) => {
			const cells = [ ...element.querySelectorAll( 'td' ) ].filter(
				( cell ) => /^\w+$/.test( cell.textContent ?? '' )
			);
			const lines = cells.map( ( cell ) => {
				const range = document.createRange();
				range.selectNodeContents( cell );
				return range.getClientRects().length;
			} );
			return {
				words: cells.length > 0,
				broken: lines.filter( ( count ) => count > 1 ).length,
				hidden: element.scrollWidth - element.clientWidth,
			};
		} )
	).toEqual( { words: true, broken: 0, hidden: 0 } );
	await rightToLeft( async () => {
		await check( `${ GUIDE }&guide=moving`, 'guide-rtl-390' );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await check( `${ GUIDE }&guide=moving`, 'guide-rtl' );
	} );
	await page.goto( `${ GUIDE }&guide=moving` );
	await page
		.locator( '.dovetail-guide__text' )
		.getByRole( 'link' )
		.last()
		.press( 'Enter' );
	await page.waitForURL( /&guide=email#move-subscribers-here$/ );
	await expect(
		page.getByRole( 'heading', { name: 'Email', level: 1 } )
	).toBeVisible();
	await expect( page.locator( ':target' ) ).toBeInViewport();
	await expect(
		page.getByRole( 'link', { name: 'Email', exact: true } )
	).toHaveAttribute( 'aria-current', 'page' );
} );

test( 'a block’s menu opens the block’s page in the guide', async ( {
	admin,
} ) => {
	const { page } = admin;
	const block = await php< { slug: string; title: string } >(
		`$guide = include DOVETAIL_BLOCKS_DIR . '/guide.php';
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			$page = str_replace( 'dovetail/', 'blocks/', $name );
			if ( isset( $guide['titles'][ $page ] ) ) {
				return array( 'slug' => substr( $name, 9 ), 'title' => $guide['titles'][ $page ] );
			}
		}`
	);
	// In a new block, a field may take the focus later and so close the menu.
	await admin.edit( `<!-- wp:dovetail/${ block.slug } /-->` );
	await admin.selectBlock();
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Options' } )
		.click();
	const [ guide ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		page.getByRole( 'menuitem', { name: 'Guide to this block' } ).click(),
	] );
	await expect(
		guide.getByRole( 'heading', { name: block.title, level: 1 } )
	).toBeVisible();
} );

import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
	withPlugin,
} from '#e2e';
import type { Page } from '@playwright/test';

const PANELS = [
	{ title: 'Likes', tick: 'Show likes.', root: '.dovetail-likes' },
	{
		title: 'Sharing',
		tick: 'Show sharing buttons.',
		root: '.dovetail-sharing',
	},
];

test.beforeEach( () =>
	php(
		`return update_option( 'dovetail_blocks_settings', array( 'likes' => true, 'sharing' => true ) );`
	)
);
test.afterEach( () =>
	php( `delete_option( 'dovetail_blocks_settings' ); return true;` )
);

const panel = ( page: Page, name: string ) =>
	page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name, exact: true } );

const pageOf = async ( id: number ) =>
	( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();

const classOf = ( root: string ) => `class="${ root.slice( 1 ) }"`;

// spec: 002-2.19-3, 000-2.9-2
test( 'an author unticks what shall not stand below a post, by keyboard, and takes it back; the post keeps it', async ( {
	author,
	visitor,
} ) => {
	const { page } = author;
	const id = await createPost( { content: 'Rye.', author: 'author' } );
	await author.open( id );
	for ( const { title, tick, root } of PANELS ) {
		await panel( page, title ).focus();
		await page.keyboard.press( 'Enter' );
		const box = author.sidebar.getByRole( 'checkbox', { name: tick } );
		await expect( box ).toBeChecked();
		await box.press( 'Space' );
		await expect( box ).not.toBeChecked();
		expect( await author.isDirty() ).toBe( true );
		expect( await pageOf( id ) ).toContain( classOf( root ) );
	}
	await screenshot( page, 'below-post-panels' );
	expect(
		await axeWithin(
			page,
			'.components-panel__body:has(#inspector-checkbox-control-0)'
		)
	).toEqual( [] );
	await author.save();
	await visitor.goto( `/?p=${ id }` );
	await author.reloadAndExpectValid( id );
	for ( const { tick, root } of PANELS ) {
		await expect( visitor.locator( root ) ).toHaveCount( 0 );
		const box = author.sidebar.getByRole( 'checkbox', { name: tick } );
		await expect( box ).not.toBeChecked();
		await box.click();
	}
	await author.save();
	await visitor.reload();
	for ( const { root } of PANELS ) {
		await expect( visitor.locator( root ) ).toBeVisible();
	}
} );

// spec: 002-6-6
test( 'panels are there only where the owner has switched them on and the kind of post supports them', async ( {
	author,
	admin,
} ) => {
	await author.open();
	for ( const { title } of PANELS ) {
		await expect( panel( author.page, title ) ).toBeVisible();
	}
	await admin.open( undefined, 'page' );
	await expect( panel( admin.page, 'Shortlink' ) ).toBeVisible();
	for ( const { title } of PANELS ) {
		await expect( panel( admin.page, title ) ).toHaveCount( 0 );
	}
	await withPlugin(
		`add_action( 'init', static function () { add_post_type_support( 'page', 'dovetail-likes' ); } );`,
		async () => {
			await admin.open( undefined, 'page' );
			await expect( panel( admin.page, 'Likes' ) ).toBeVisible();
			await expect( panel( admin.page, 'Sharing' ) ).toHaveCount( 0 );
		}
	);
	await php( `delete_option( 'dovetail_blocks_settings' ); return true;` );
	const id = await createPost( { content: 'Rye.', author: 'author' } );
	await author.open( id );
	await expect( panel( author.page, 'Shortlink' ) ).toBeVisible();
	for ( const { title, root } of PANELS ) {
		await expect( panel( author.page, title ) ).toHaveCount( 0 );
		expect( await pageOf( id ) ).not.toContain( classOf( root ) );
	}
} );

test( 'it stands below the post of the page, once, and nowhere else', async () => {
	const title = `Only here ${ Date.now() }`;
	const id = await createPost( { title, content: 'Bread & butter.' } );
	const draft = await createPost( { content: 'Rye.', status: 'draft' } );
	const html = await pageOf( id );
	for ( const { root } of PANELS ) {
		expect( html.split( classOf( root ) ) ).toHaveLength( 2 );
		for ( const path of [
			'/?feed=rss2',
			'/',
			`/?s=Only+here`,
			`/wp-json/wp/v2/posts/${ id }`,
			`/?p=${ id }&embed=true`,
		] ) {
			expect(
				await ( await fetch( siteUrl() + path ) ).text(),
				path
			).not.toContain( root.slice( 1 ) );
		}
		expect( await pageOf( draft ) ).not.toContain( root.slice( 1 ) );
	}
	await php(
		`return wp_update_post( array( 'ID' => $input, 'post_password' => 'rye' ) );`,
		id
	);
	for ( const { root } of PANELS ) {
		expect( await pageOf( id ) ).not.toContain( root.slice( 1 ) );
	}
} );

test( 'an author changes the tick of the own posts, and of no other', async () => {
	const id = await createPost( { content: '' } );
	const untick = ( user: string ) =>
		php(
			`wp_set_current_user( get_user_by( 'login', $input['user'] )->ID );
			$GLOBALS['wp_rest_server'] = null;
			$request = new WP_REST_Request( 'POST', '/wp/v2/posts/' . $input['id'] );
			$request->set_param( 'jetpack_likes_enabled', false );
			$request->set_param( 'context', 'edit' );
			$response = rest_do_request( $request );
			return array( $response->get_status(), get_post_meta( $input['id'], '_dovetail_no_likes', true ) );`,
			{ id, user }
		);
	expect( await untick( 'author' ) ).toEqual( [ 403, '' ] );
	expect( await untick( 'admin' ) ).toEqual( [ 200, '1' ] );
} );

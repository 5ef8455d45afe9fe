import {
	axeWithin,
	createPost,
	expect,
	forgetSettings,
	php,
	screenshot,
	siteUrl,
	switchOn,
	test,
} from '#e2e';

const BLOCK = '<!-- wp:dovetail/share-buttons /-->';

test.afterEach( forgetSettings );

test( 'the sharing buttons look the same in the editor and on the page, also with icons and on a phone', async ( {
	author,
	visitor,
} ) => {
	await php( `update_option( 'dovetail_blocks_settings', $input );`, {
		sharing_networks: 'email\nmastodon\nx',
		sharing_icons: true,
	} );
	await author.edit();
	await author.insert( 'share-buttons' );
	const shown = author.canvas.locator( '.dovetail-share-links' );
	await expect( shown.getByText( 'Mastodon' ) ).toBeVisible();
	await expect( shown.locator( 'svg path' ).first() ).toBeVisible();
	await screenshot( author.page, 'share-buttons-editor' );
	// Not the width: the theme's font size depends on the window's width.
	const look = ( element: Element ) =>
		[ ...element.querySelectorAll( 'a' ) ].map( ( link ) => {
			const { borderRadius, backgroundColor } = getComputedStyle( link );
			return [
				link.textContent,
				link.offsetHeight,
				borderRadius,
				backgroundColor,
			];
		} );
	const inEditor = await shown.evaluate( look );

	const id = await createPost( {
		title: 'Rye',
		content: BLOCK,
		type: 'page',
	} );
	await visitor.goto( `/?p=${ id }` );
	const group = visitor.getByRole( 'group', { name: 'Share “Rye”' } );
	await expect( group.getByRole( 'link' ) ).toHaveText( [
		'Email',
		'Mastodon',
		'X',
	] );
	expect( await group.evaluate( look ) ).toEqual( inEditor );
	expect(
		await axeWithin( visitor, '.wp-block-dovetail-share-buttons' )
	).toEqual( [] );
	await screenshot( visitor, 'share-buttons' );
	await visitor.setViewportSize( { width: 390, height: 800 } );
	await screenshot( visitor, 'share-buttons-390' );
} );

test( 'two groups of sharing buttons on a page each open the share menu once', async ( {
	visitor,
} ) => {
	const id = await createPost( {
		title: 'Spelt',
		content: BLOCK + BLOCK,
		type: 'page',
	} );
	await visitor.addInitScript( () => {
		const shared: unknown[] = [];
		Object.assign( window, { shared } );
		Object.assign( navigator, {
			share: ( data: unknown ) => {
				shared.push( data );
				return Promise.resolve();
			},
		} );
	} );
	await visitor.goto( `/?p=${ id }` );
	const buttons = visitor.getByRole( 'button', { name: 'Share…' } );
	await expect( buttons ).toHaveCount( 2 );
	await buttons.first().press( 'Enter' );
	await buttons.last().press( 'Enter' );
	const url = await php< string >( `return get_permalink( $input );`, id );
	expect(
		await visitor.evaluate( () => Reflect.get( window, 'shared' ) )
	).toEqual( [
		{ title: 'Spelt', url },
		{ title: 'Spelt', url },
	] );
} );

test( 'a post with the block has no second row of buttons below it', async () => {
	await switchOn( 'sharing' );
	const rows = async ( content: string ) => {
		const id = await createPost( { title: 'Oat', content } );
		const html = await (
			await fetch( `${ siteUrl() }/?p=${ id }` )
		).text();
		await php( `return wp_delete_post( $input, true )->ID;`, id );
		return html.split( 'class="dovetail-share-links"' ).length - 1;
	};
	expect( await rows( 'Bread.' ) ).toBe( 1 );
	expect( await rows( BLOCK ) ).toBe( 1 );
} );

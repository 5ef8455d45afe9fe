import {
	axeWithin,
	expect,
	feedOf,
	php,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, chooseMaps, mapPost, openMap, OSM } from './support';

test.afterEach( () => chooseMaps() );

test( 'feeds, printed pages and pages without JavaScript show an image of the map', async ( {
	author,
	visitor,
	pageAs,
} ) => {
	await chooseMaps( OSM );
	await author.edit( showcaseOf( 'map' ) );
	await author.selectBlock( 1 );
	const block = author.canvas.locator( BLOCK );
	await expect( block.locator( `${ BLOCK }__view.is-drawn` ) ).toBeVisible( {
		timeout: 45_000,
	} );
	await author.openSettings();
	await author.sidebar
		.getByRole( 'button', { name: 'Static map image' } )
		.click();
	await author.sidebar
		.getByRole( 'button', { name: 'Create image of current view' } )
		.click();
	const made = author.sidebar.locator( 'img.dovetail-map-picture' );
	await expect( made ).toBeVisible();
	await made.scrollIntoViewIfNeeded();
	await screenshot( author.page, 'map-editor-picture' );
	expect(
		await axeWithin( author.page, '.block-editor-block-inspector' )
	).toEqual( [] );
	const id = await author.publish();
	await author.reopenAndExpectValid();

	const content = await php< string >(
		`return get_post( $input )->post_content;`,
		id
	);
	expect( content ).toMatch(
		/<figure class="wp-block-dovetail-map__picture"><img class="wp-image-\d+" src="[^"]+\.jpg" alt="" width="\d+" height="\d+" ?\/><figcaption><a href="https:\/\/www\.openstreetmap\.org\/copyright">© OpenStreetMap contributors<\/a><\/figcaption><\/figure><ul/
	);
	const feed = await feedOf( id );
	expect( feed ).toContain( 'wp-block-dovetail-map__picture' );
	expect( feed ).not.toContain( 'is-waiting' );

	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const picture = page.locator( `${ BLOCK }__picture img` );
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll( async () => ( await picture.boundingBox() )!.height )
		.toBeGreaterThan( 200 );
	await expect(
		page.getByRole( 'link', { name: 'Brandenburg Gate' } )
	).toBeVisible();
	await screenshot( page, 'map-picture-without-script' );

	// While the map is visible, the image is visible only in print.
	const shown = await openMap( visitor, id );
	await expect( shown.locator( `${ BLOCK }__picture` ) ).toBeHidden();
	await visitor.emulateMedia( { media: 'print' } );
	await expect( shown.locator( `${ BLOCK }__picture` ) ).toBeVisible();
	await expect( shown.locator( 'canvas' ) ).toBeHidden();
	await screenshot( visitor, 'map-picture-print' );
	await visitor.emulateMedia( { media: null } );

	// The image is visible until the visitor requests the map.
	await chooseMaps( {} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await shown.scrollIntoViewIfNeeded();
	// Nothing covers the button.
	await shown
		.getByRole( 'button', { name: 'Show the map' } )
		.click( { trial: true } );
	await expect( shown.locator( `${ BLOCK }__picture` ) ).toBeVisible();
	await screenshot( visitor, 'map-picture-facade' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
} );

test( 'if the browser forbids reading the canvas, no image is created and the author sees why', async ( {
	author,
} ) => {
	await chooseMaps( OSM );
	const { page, canvas, sidebar } = author;
	// Drawing an image from another origin without CORS permission makes the canvas unreadable.
	await page.addInitScript(
		( address ) => {
			const foreign = new Image();
			foreign.src = address;
			const { prototype } = CanvasRenderingContext2D;
			const draw = prototype.drawImage;
			prototype.drawImage = function ( ...args: unknown[] ) {
				Reflect.apply( draw, this, args );
				Reflect.apply( draw, this, [ foreign, 0, 0 ] );
			};
		},
		`${ siteUrl().replace( '127.0.0.1', 'localhost' ) }/wp-includes/images/media/default.png`
	);
	await author.open( await mapPost( showcaseOf( 'map' ) ) );
	await author.selectBlock( 1 );
	await expect( canvas.locator( `${ BLOCK }__view.is-drawn` ) ).toBeVisible( {
		timeout: 45_000,
	} );
	await author.openSettings();
	await sidebar.getByRole( 'button', { name: 'Static map image' } ).click();
	await sidebar
		.getByRole( 'button', { name: 'Create image of current view' } )
		.click();
	await expect(
		sidebar.getByText(
			/^The image could not be created because the map server or the browser does not allow it\./
		)
	).toBeVisible();
	expect( await author.isDirty() ).toBe( false );
} );

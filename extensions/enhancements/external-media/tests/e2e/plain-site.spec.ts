import {
	axeWithin,
	expect,
	ourRequests,
	php,
	rightToLeft,
	screenshot,
	test,
	withPlugin,
	type WordPress,
} from '#e2e';
import { withoutPlatform } from '../../../../../tests/e2e/support/plain-site';
import {
	browserOf,
	editDraft,
	EMPTY,
	library,
	menuItem,
	openDraft,
	openSource,
	tilesOf,
} from './support';

declare const wp: WordPress;

test.describe( 'without a platform', () => {
	let site: Awaited< ReturnType< typeof withoutPlatform > >;

	test.beforeAll( async () => {
		site = await withoutPlatform();
	} );

	test.afterAll( () => site.undo() );

	// spec: 000-2.5-4, 000-2.5-5
	test( 'each media block offers Openverse, Pexels with the owner’s key, and WordPress’s own sources', async ( {
		author,
	} ) => {
		const blocks = [
			[ 'image', 'Select Image' ],
			[ 'gallery', 'Select Images' ],
			[ 'cover', 'Select Media' ],
			[ 'media-text', 'Select Media' ],
		] as const;
		const { page, canvas } = author;
		await editDraft(
			author,
			[
				...blocks.map( ( [ slug ] ) => EMPTY[ slug ] ),
				'<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><!-- wp:image {"id":999999} -->\n<figure class="wp-block-image"><img src="/wp-includes/images/media/default.svg" alt="" class="wp-image-999999"/></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->',
				'<!-- wp:file /-->',
				'<!-- wp:image -->\n<figure class="wp-block-image"><img src="/wp-includes/images/media/default.svg" alt=""/></figure>\n<!-- /wp:image -->',
			].join( '\n\n' )
		);
		for ( const [ index, [ slug, button ] ] of blocks.entries() ) {
			await test.step( slug, async () => {
				await author.selectBlock( index );
				await canvas
					.locator( `[data-type="core/${ slug }"]` )
					.first()
					.getByRole( 'button', { name: button } )
					.first()
					.click();
				const menu = page.getByRole( 'menu', { name: button } );
				await expect( menu.getByRole( 'menuitem' ) ).toHaveText( [
					'Media Library',
					'Pexels Free Photos',
					'Openverse',
				] );
				expect(
					await axeWithin( page, '.components-popover' )
				).toEqual( [] );
				await page.keyboard.press( 'Escape' );
				await expect( menu ).toHaveCount( 0 );
			} );
		}

		await test.step( 'a gallery with images keeps WordPress’s own menu', async () => {
			await author.selectBlock( blocks.length );
			await page
				.getByRole( 'button', { name: 'Add', exact: true } )
				.click();
			await expect(
				menuItem( author, 'Open Media Library' )
			).toBeVisible();
			await expect( menuItem( author, 'Openverse' ) ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );
		} );

		await test.step( 'a File block keeps WordPress’s own button', async () => {
			await author.selectBlock( blocks.length + 1 );
			await expect(
				canvas
					.locator( '[data-type="core/file"]' )
					.getByRole( 'button', { name: 'Media Library' } )
			).toBeVisible();
		} );

		await test.step( 'an Image block with an image keeps WordPress’s menu, and an Openverse image can replace the image', async () => {
			const index = blocks.length + 2;
			await author.selectBlock( index );
			await page
				.getByRole( 'button', { name: 'Replace', exact: true } )
				.first()
				.click();
			await expect(
				menuItem( author, 'Open Media Library' )
			).toBeVisible();
			await menuItem( author, 'Openverse' ).click();
			const dialog = browserOf( page );
			await tilesOf( dialog ).nth( 2 ).click();
			await dialog
				.getByRole( 'button', { name: 'Select', exact: true } )
				.click();
			await expect( dialog ).toHaveCount( 0 );
			const [ file ] = await library();
			await expect
				.poll(
					async () =>
						( await author.blocks() ).at( -1 )?.attributes.id
				)
				.toBe( file?.id );
		} );
	} );

	// spec: 000-2.5-4
	test( 'the featured image offers other sources only after an image is set', async ( {
		admin,
	} ) => {
		const file = await php< number >(
			`$file = wp_upload_bits( 'loaf.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==' ) );
			return wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Loaf', 'post_status' => 'inherit' ), $file['file'] );`
		);
		const id = await editDraft( admin, EMPTY.image );
		await admin.page
			.getByRole( 'tab', { name: 'Post', exact: true } )
			.click();
		const sidebar = admin.sidebar;
		const dialog = browserOf( admin.page );
		await expect(
			sidebar.getByRole( 'button', { name: 'Set featured image' } )
		).toBeVisible();
		await expect(
			sidebar.getByRole( 'button', { name: 'Openverse' } )
		).toHaveCount( 0 );

		await admin.page.evaluate(
			( image ) =>
				wp.data
					.dispatch( 'core/editor' )
					.editPost( { featured_media: image } ),
			file
		);
		const openverse = sidebar.getByRole( 'button', { name: 'Openverse' } );
		await expect( openverse ).toBeVisible();
		await screenshot( admin.page, 'external-media-featured' );
		expect(
			await axeWithin( admin.page, '.dovetail-media-buttons' )
		).toEqual( [] );
		await openverse.click();
		await tilesOf( dialog ).nth( 5 ).click();
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
		await expect( dialog ).toHaveCount( 0 );
		await admin.save();
		const [ newest ] = await library();
		expect( newest?.id ).not.toBe( file );
		expect(
			await php( `return get_post_thumbnail_id( $input );`, id )
		).toBe( newest?.id );
	} );

	// spec: 000-2.5-5
	test( 'no menu offers Openverse if the site has turned Openverse off', async ( {
		author,
	} ) => {
		await withPlugin(
			`add_filter( 'block_editor_settings_all', static function ( $settings ) {
				return array( 'enableOpenverseMediaCategory' => false ) + $settings;
			} );`,
			async () => {
				await editDraft( author, EMPTY.image );
				const name = 'Select Image';
				await author.canvas.getByRole( 'button', { name } ).click();
				await expect(
					author.page
						.getByRole( 'menu', { name } )
						.getByRole( 'menuitem' )
				).toHaveText( [ 'Media Library', 'Pexels Free Photos' ] );
			}
		);
	} );

	test( 'no code loads before a picker is shown', async ( { author } ) => {
		const loaded = ourRequests( author.page );
		const parts = () =>
			loaded.flatMap(
				( path ) =>
					/^external-media\/(\w+)\.js/.exec( path )?.[ 1 ] ?? []
			);
		await author.open();
		await expect(
			author.sidebar.getByRole( 'button', { name: 'Set featured image' } )
		).toBeVisible();
		expect( parts() ).toEqual( [] );
		await author.insertFromInserter( 'Image', 'image' );
		await expect.poll( parts ).toEqual( [ 'chooser' ] );
		const dialog = await openSource( author, 'Openverse' );
		await expect( tilesOf( dialog ) ).toHaveCount( 20 );
		expect( parts() ).toEqual( [ 'chooser', 'browser' ] );
	} );

	test( 'if a chunk fails to load, WordPress’s own button is shown', async ( {
		author,
		troubles,
	} ) => {
		const { page } = author;
		await page.route( '**/external-media/chooser.js*', ( route ) =>
			route.abort()
		);
		await openDraft( author, EMPTY.image, 'author' );
		await expect(
			author.canvas.getByRole( 'button', { name: 'Media Library' } )
		).toBeVisible();
		await page.unroute( '**/external-media/chooser.js*' );
		await page.route( '**/external-media/browser.js*', ( route ) =>
			route.abort()
		);
		await openDraft( author, EMPTY.image, 'author' );
		await author.canvas
			.getByRole( 'button', { name: 'Select Image' } )
			.click();
		await menuItem( author, 'Openverse' ).click();
		await expect(
			page
				.locator( '.components-notice.is-error' )
				.getByText(
					'The other sources could not be loaded. The media library still works.'
				)
		).toBeVisible();
		await page.unroute( '**/external-media/browser.js*' );
		await openSource( author, 'Openverse' );
		troubles.splice( 0 );
	} );

	test( 'the media dialog fits a phone screen', async ( { pageAs } ) => {
		const { Editor } = await import( '#e2e' );
		const page = await pageAs( 'author', {
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			reducedMotion: 'reduce',
		} );
		const editor = new Editor( page );
		await openDraft( editor, EMPTY.image, 'author' );
		const dialog = await openSource( editor, 'Pexels Free Photos' );
		await expect( tilesOf( dialog ) ).toHaveCount( 20 );
		await tilesOf( dialog ).nth( 1 ).click();
		await screenshot( page, 'external-media-390' );
		expect(
			await dialog.evaluate(
				( element ) =>
					element.scrollWidth <= element.clientWidth &&
					element.getBoundingClientRect().right <= innerWidth
			)
		).toBe( true );
		await expect(
			dialog.getByRole( 'button', { name: 'Select', exact: true } )
		).toBeInViewport();
		await expect( tilesOf( dialog ).nth( 1 ) ).toBeInViewport();
	} );

	test( 'the left arrow key moves to the next image on a right-to-left site', async ( {
		author,
	} ) => {
		await rightToLeft( async () => {
			await editDraft( author, EMPTY.image );
			const dialog = await openSource( author, 'Pexels Free Photos' );
			const tiles = tilesOf( dialog );
			await expect( tiles ).toHaveCount( 20 );
			await tiles.nth( 1 ).click();
			await author.page.keyboard.press( 'ArrowLeft' );
			await expect( tiles.nth( 2 ) ).toBeFocused();
			await author.page.keyboard.press( 'ArrowRight' );
			await expect( tiles.nth( 1 ) ).toBeFocused();
			const [ first, second ] = await Promise.all( [
				tiles.nth( 0 ).boundingBox(),
				tiles.nth( 1 ).boundingBox(),
			] );
			expect( second?.x ).toBeLessThan( first?.x ?? 0 );
			await screenshot( author.page, 'external-media-rtl' );
		} );
	} );
} );

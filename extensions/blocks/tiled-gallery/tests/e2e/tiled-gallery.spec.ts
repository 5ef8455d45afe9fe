import {
	axeWithin,
	expect,
	expectSteps,
	ourRequests,
	photograph,
	recordShifts,
	screenshot,
	test,
} from '#e2e';
import { BLOCK, openPost, showcase } from './gallery';

test( 'each undo reverts one edit of a tiled gallery, and a failed upload loses no images', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	await author.edit( await showcase() );
	await author.selectBlock( 1 );
	const block = canvas.locator( BLOCK ).first();
	const items = block.locator( 'li' );

	await test.step( 'an upload that the server rejects causes a notice', async () => {
		const media = ( { href }: URL ) =>
			/wp\/v2\/media|wp%2Fv2%2Fmedia/.test( href );
		await page.route( media, ( route ) =>
			route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: '{"code":"upload_error","message":"The disk is full."}',
					} )
				: route.continue()
		);
		await block
			.locator( 'input[type="file"]' )
			.setInputFiles( photograph( 'coral-square' ) );
		await expect(
			page.getByText( /The disk is full/ ).first()
		).toBeVisible();
		await expect( items ).toHaveCount( 6 );
		expect( await author.isDirty() ).toBe( false );
		await page.unroute( media );
	} );

	await test.step( 'an SVG image with a JPEG file name is rejected', async () => {
		await block.locator( 'input[type="file"]' ).setInputFiles( {
			name: 'drawing.jpg',
			mimeType: 'image/jpeg',
			buffer: Buffer.from(
				'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
			),
		} );
		await expect(
			page.locator( '.components-notice.is-error' ).filter( {
				hasText: 'you are not allowed to upload this file type',
			} )
		).toBeVisible();
		await expect( items ).toHaveCount( 6 );
		expect( await author.isDirty() ).toBe( false );
	} );

	await test.step( 'an image can be dragged to another position, and undo moves it back', async () => {
		const alts = () =>
			items
				.locator( 'img' )
				.evaluateAll( ( all: HTMLImageElement[] ) =>
					all.map( ( { alt } ) => alt )
				);
		const before = await alts();
		await items.nth( 0 ).dragTo( items.nth( 3 ) );
		const [ first = '', ...rest ] = before;
		const after = [ ...rest.slice( 0, 3 ), first, ...rest.slice( 3 ) ];
		await expect.poll( alts ).toEqual( after );
		await author.undo();
		await expect.poll( alts ).toEqual( before );
		expect( ( await author.blocks() ).map( ( { name } ) => name ) ).toEqual(
			[
				'core/paragraph',
				'dovetail/tiled-gallery',
				'core/paragraph',
				'dovetail/tiled-gallery',
			]
		);
	} );

	await test.step( 'each undo reverts one edit made with the keyboard', async () => {
		await author.selectBlock( 1 );
		await block.getByRole( 'button', { name: /^Image 2 of 6/ } ).click();
		await expectSteps(
			author,
			() => author.content(),
			() =>
				block
					.getByRole( 'button', { name: 'Move image forward' } )
					.press( 'Enter' ),
			() => page.keyboard.press( 'Enter' ),
			() =>
				block
					.getByRole( 'button', { name: 'Remove image' } )
					.press( 'Enter' )
		);
	} );
	troubles.splice( 0 );
} );

// spec: 001-1-4, 001-7-13
test( 'a tiled gallery keeps all of the author’s settings and loads no script for visitors', async ( {
	author,
	visitor,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'tiled-gallery' );
	const block = canvas.locator( BLOCK );
	await block
		.locator( 'input[type="file"]' )
		.setInputFiles( [
			photograph( 'northern-buttercups-flowers' ),
			photograph( 'link-in-bio-background' ),
			photograph( 'coming-soon-bg-image' ),
			photograph( 'poster-image-background' ),
		] );
	await expect( block.locator( 'li img' ) ).toHaveCount( 4 );
	await author.selectBlock();
	await block
		.locator( 'input[type="file"]' )
		.setInputFiles( photograph( 'grid-flower-1' ) );
	await expect( block.locator( 'li img' ) ).toHaveCount( 5 );

	await block.getByRole( 'button', { name: /^Image 5 of 5/ } ).click();
	await block
		.getByRole( 'textbox', { name: 'Caption of image 5' } )
		.fill( 'Leaves & light' );
	await author.openSettings();
	await sidebar
		.getByRole( 'textbox', { name: 'Alternative text of image 5' } )
		.fill( 'A flower "in the sun"' );
	// The button keeps the focus while the image moves.
	await block
		.getByRole( 'button', { name: 'Move image backward' } )
		.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( block.locator( 'li' ).nth( 2 ) ).toContainText(
		'Leaves & light'
	);
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);
	await screenshot( page, 'tiled-gallery-editor' );
	await page.getByRole( 'button', { name: 'Pick an image filter' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Clarendon' } ).click();
	await sidebar
		.getByRole( 'combobox', { name: 'Link To' } )
		.selectOption( 'Attachment Page' );

	const [ gallery ] = await author.blocks();
	const [ first ] = gallery?.attributes.images as Record< string, string >[];
	const media = await page.evaluate(
		( path ) => Reflect.get( window, 'wp' ).apiFetch( { path } ),
		`/wp/v2/media/${ first?.id }`
	);
	expect( first ).toMatchObject( { alt: media.alt_text, link: media.link } );
	expect( first?.fullUrl ?? first?.url ).toBe( media.source_url );
	expect( Number( first?.width ) / Number( first?.height ) ).toBeCloseTo(
		media.media_details.width / media.media_details.height,
		1
	);

	const id = await author.publish( 'Garden' );
	await author.reopenAndExpectValid();
	const [ saved ] = await author.blocks();
	expect( saved ).toMatchObject( {
		attributes: {
			imageFilter: 'clarendon',
			linkTo: 'attachment',
			images: [ {}, {}, { alt: 'A flower "in the sun"' }, {}, {} ],
		},
	} );
	expect( saved?.attributes.ids ).toHaveLength( 5 );

	const ours = ourRequests( visitor );
	const shifts = await recordShifts( visitor );
	await openPost( visitor, id );
	await visitor.waitForLoadState( 'networkidle' );
	expect( ours.filter( ( path ) => /\.js/.test( path ) ) ).toEqual( [] );
	expect( await shifts() ).toEqual( [] );
	const images = visitor.locator( `${ BLOCK } img` );
	await expect( images ).toHaveCount( 5 );
	for ( const image of await images.all() ) {
		await expect( image ).toHaveAttribute( 'srcset', /\d+w/ );
		await expect( image ).toHaveAttribute( 'sizes', /vw/ );
	}
	await expect( images.first() ).not.toHaveAttribute( 'loading', 'lazy' );
	await expect( images.last() ).toHaveAttribute( 'loading', 'lazy' );
	await expect( visitor.locator( `${ BLOCK } a` ) ).toHaveCount( 5 );
	await expect(
		visitor.getByRole( 'link', { name: 'Image 1 of 5' } )
	).toBeVisible();
	await expect( visitor.getByText( 'Leaves & light' ) ).toBeVisible();
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'tiled-gallery-visitor', { fullPage: true } );

	// No tile loads an image larger than twice its size if WordPress has created a smaller file.
	const times = await images.evaluateAll( ( all: HTMLImageElement[] ) =>
		Promise.all(
			all.map( async ( image ) => {
				image.loading = 'eager';
				await image.decode();
				const file = new Image();
				file.src = image.currentSrc;
				await file.decode();
				const { width } = image.getBoundingClientRect();
				return file.naturalWidth / width;
			} )
		)
	);
	expect( Math.max( ...times ) ).toBeLessThan( 2 );
} );

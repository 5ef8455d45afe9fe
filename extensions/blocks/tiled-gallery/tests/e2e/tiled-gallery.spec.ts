import type { Locator, Page } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	expectSteps,
	php,
	ourRequests,
	photograph,
	pictures,
	recordShifts,
	rightToLeft,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-tiled-gallery';
const LIST = `${ BLOCK }__list`;
const ITEM = `${ BLOCK }__item`;

/** Two galleries: a mosaic of six with captions, and three circles. */
async function showcasePost(): Promise< number > {
	return createPost( {
		author: 'author',
		content: showcaseOf(
			'tiled-gallery',
			await pictures(
				'vash-gon-square',
				'coral-square',
				'akaka-falls-state-park-flora',
				'campanula-alliariifolia-flower',
				'man-in-hat',
				'parthenon-square'
			)
		),
	} );
}

const openPost = ( page: Page, id: number ) =>
	page.goto( `${ siteUrl() }/?p=${ id }` );

type Box = { left: number; top: number; right: number; bottom: number };

const boxesOf = ( items: Locator ): Promise< Box[] > =>
	items.evaluateAll( ( elements ) =>
		elements.map( ( element ) => {
			const { left, top, right, bottom } =
				element.getBoundingClientRect();
			return { left, top, right, bottom };
		} )
	);

// spec: 001-1-4
test( 'a gallery keeps everything that an author puts into it, and visitors load no script for it', async ( {
	author,
	visitor,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Tiled Gallery' );
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
	// The keyboard's way: the button keeps the focus while the picture moves.
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

	const id = await author.publish( 'Garden' );
	await author.reloadAndExpectValid( id );
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

	// No tile loads more than twice its size in pixels, where WordPress has made such a file.
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

test( 'a picture is dragged to the place of another, and Undo brings it back', async ( {
	author,
} ) => {
	const { canvas } = author;
	await author.open( await showcasePost() );
	await author.selectBlock( 1 );
	const alts = () =>
		canvas
			.locator( BLOCK )
			.first()
			.locator( 'li img' )
			.evaluateAll( ( all: HTMLImageElement[] ) =>
				all.map( ( { alt } ) => alt )
			);
	const before = await alts();
	const items = canvas.locator( BLOCK ).first().locator( 'li' );
	await items.nth( 0 ).dragTo( items.nth( 3 ) );
	const [ first = '', ...rest ] = before;
	const after = [ ...rest.slice( 0, 3 ), first, ...rest.slice( 3 ) ];
	await expect.poll( alts ).toEqual( after );
	await author.undo();
	await expect.poll( alts ).toEqual( before );
	expect( ( await author.blocks() ).map( ( { name } ) => name ) ).toEqual( [
		'core/paragraph',
		'dovetail/tiled-gallery',
		'core/paragraph',
		'dovetail/tiled-gallery',
	] );
} );

test( 'an upload that fails is told in the notices, and nothing is lost', async ( {
	author,
	troubles,
} ) => {
	const { page, canvas } = author;
	await author.open( await showcasePost() );
	await author.selectBlock( 1 );
	await page.route(
		( { href } ) => /wp\/v2\/media|wp%2Fv2%2Fmedia/.test( href ),
		( route ) =>
			route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: '{"code":"upload_error","message":"The disk is full."}',
					} )
				: route.continue()
	);
	await canvas
		.locator( BLOCK )
		.first()
		.locator( 'input[type="file"]' )
		.setInputFiles( photograph( 'coral-square' ) );
	await expect( page.getByText( /The disk is full/ ).first() ).toBeVisible();
	await expect( canvas.locator( BLOCK ).first().locator( 'li' ) ).toHaveCount(
		6
	);
	expect( await author.isDirty() ).toBe( false );
	troubles.splice( 0 );
} );

test( 'a contributor, who may not upload, gets no picker and is told why', async ( {
	editorOf,
} ) => {
	const editor = await editorOf( 'contributor' );
	await editor.open();
	await editor.insertFromInserter( 'Tiled Gallery' );
	const block = editor.canvas.locator( BLOCK );
	await expect( block ).toContainText(
		'To edit this block, you need permission to upload media.'
	);
	await expect( block.getByRole( 'button' ) ).toHaveCount( 0 );
} );

test( 'rows are as wide as the gallery to the pixel, from 320 to 2560 pixels', async ( {
	author,
	visitor,
} ) => {
	test.slow();
	await author.open();
	const content = await author.page.evaluate( () => {
		const { blocks } = Reflect.get( window, 'wp' );
		const random = ( from: number, to: number ) =>
			Math.round( from + Math.random() * ( to - from ) );
		return blocks.serialize(
			Array.from( { length: 50 }, ( _, at ) =>
				blocks.createBlock( 'dovetail/tiled-gallery', {
					align: [ 'center', 'wide', 'full' ][ at % 3 ],
					className: at % 2 ? 'is-style-columns' : undefined,
					columns: at % 2 ? random( 1, 5 ) : undefined,
					images: Array.from(
						{ length: random( 1, 14 ) },
						( __, n ) => ( {
							url: '/wp-includes/images/blank.gif',
							alt: '',
							caption: n % 4 ? '' : 'A caption',
							width: random( 300, 3000 ),
							height: random( 300, 3000 ),
						} )
					),
				} )
			)
		);
	} );
	const id = await createPost( { author: 'author', content } );
	for ( const width of [ 320, 390, 768, 1280, 2560 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		await openPost( visitor, id );
		const wrong = await visitor.locator( LIST ).evaluateAll( ( lists ) =>
			lists.flatMap( ( list, at ) => {
				const frame = list.getBoundingClientRect();
				const boxes = [ ...list.children ].map( ( item ) =>
					item.getBoundingClientRect()
				);
				const found: string[] = [];
				const note = ( what: string, by: number ) =>
					Math.abs( by ) > 1 &&
					found.push( `${ at }: ${ what } by ${ by }` );
				note(
					'left',
					Math.min( ...boxes.map( ( { left } ) => left ) ) -
						frame.left
				);
				note(
					'right',
					Math.max( ...boxes.map( ( { right } ) => right ) ) -
						frame.right
				);
				note(
					'bottom',
					Math.max( ...boxes.map( ( { bottom } ) => bottom ) ) -
						frame.bottom
				);
				// What is not picture is the gaps: every line that crosses the gallery meets tiles or 4 pixels.
				for ( const box of boxes ) {
					const y = ( box.top + box.bottom ) / 2;
					// But for a line that runs in the gap between two others.
					if (
						boxes.some(
							( { top, bottom } ) =>
								Math.abs( top - y ) < 5 ||
								Math.abs( bottom - y ) < 5
						)
					) {
						continue;
					}
					const row = boxes
						.filter( ( { top, bottom } ) => top < y && bottom > y )
						.sort( ( a, b ) => a.left - b.left );
					let edge = frame.left - 4;
					for ( const { left, right } of row ) {
						note( 'gap', left - edge - 4 );
						edge = right;
					}
					note( 'end of a row', edge - frame.right );
					if (
						at % 2 === 0 &&
						( box.width < 50 || box.height < 35 )
					) {
						found.push(
							`${ at }: a sliver, ${ box.width } by ${ box.height }`
						);
					}
				}
				return found;
			} )
		);
		expect( wrong, `at ${ width }` ).toEqual( [] );
		expect(
			await visitor.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
} );

test( 'without a script, on a phone and from right to left it is the same gallery', async ( {
	pageAs,
} ) => {
	const id = await showcasePost();
	const page = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	} );
	await openPost( page, id );
	const items = page.locator( BLOCK ).first().locator( 'li' );
	for ( const { left, right } of await boxesOf( items ) ) {
		expect( right - left ).toBeGreaterThan( 100 );
	}
	const circles = await boxesOf(
		page.locator( BLOCK ).nth( 1 ).locator( 'figure' )
	);
	for ( const { left, top, right, bottom } of circles ) {
		expect( right - left ).toBeCloseTo( bottom - top, 0 );
		expect( right - left ).toBeGreaterThan( 130 );
	}
	await screenshot( page, 'tiled-gallery-phone', { fullPage: true } );

	await rightToLeft( async () => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await openPost( page, id );
		const [ first ] = await boxesOf( items );
		const [ list ] = await boxesOf( page.locator( LIST ).first() );
		expect( first?.right ).toBeCloseTo( list?.right ?? NaN, 0 );
		expect( first?.left ).toBeGreaterThan( ( list?.left ?? NaN ) + 100 );
		await screenshot( page, 'tiled-gallery-right-to-left', {
			fullPage: true,
		} );
	} );
} );

test( 'on paper captions stand below their pictures', async ( { visitor } ) => {
	await openPost( visitor, await showcasePost() );
	await visitor.emulateMedia( { media: 'print' } );
	const figure = visitor
		.locator( `${ BLOCK } figure` )
		.filter( { hasText: 'The portrait at the entrance' } );
	const image = await figure.locator( 'img' ).boundingBox();
	const caption = await figure.locator( 'figcaption' ).boundingBox();
	expect( caption?.y ).toBeGreaterThanOrEqual(
		( image?.y ?? NaN ) + ( image?.height ?? NaN ) - 1
	);
	await expect( visitor.locator( ITEM ).first() ).toHaveCSS(
		'position',
		'static'
	);
	await screenshot( visitor, 'tiled-gallery-print', { fullPage: true } );
} );

test( 'one Undo takes back one edit, with a real keyboard', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.open( await showcasePost() );
	await author.selectBlock( 1 );
	const block = canvas.locator( BLOCK ).first();
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

test( 'the showcase at 1280 and 390 pixels', async ( { visitor } ) => {
	const id = await showcasePost();
	for ( const width of [ 1280, 390 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		await openPost( visitor, id );
		await expect( visitor.locator( LIST ) ).toHaveCount( 2 );
		await screenshot( visitor, `tiled-gallery-showcase-${ width }`, {
			fullPage: true,
		} );
	}
} );

test( 'pictures come from the image service where one is configured: in its widths, or cut to squares', async () => {
	const picture = ( file: string ) =>
		`<ul><li style="--tile-ratio:1.5;--tile-width:0.5"><figure><img src="https://site.example/a-1024x683.jpg" data-full-url="${ file }" alt="A" data-width="1600" data-height="1000"/></figure></li></ul>`;
	const sized = async ( className: string, file: string ) =>
		(
			await php< string >(
				`add_filter( 'dovetail_blocks_services', static function ( $on ) { return array( 'image-cdn' => 'https://images.example.net' ) + $on; }, 99 );
			return Dovetail\\Tiled_Gallery\\Pictures::sized( $input[0], array( 'align' => 'center', 'className' => $input[1] ) );`,
				[ picture( file ), className ]
			)
		).replaceAll( '&#038;', '&amp;' );
	const address = ( query: string ) =>
		`https://images.example.net/site.example/a.jpg?${ query }&amp;strip=info&amp;ssl=1`;
	const mosaic = await sized( '', 'https://site.example/a.jpg' );
	expect( mosaic ).toContain( `src="${ address( 'w=1600' ) }"` );
	expect( mosaic ).toContain(
		`srcset="${ [ 600, 900, 1200, 1500 ]
			.map( ( width ) => `${ address( `w=${ width }` ) } ${ width }w` )
			.join( ', ' ) }"`
	);
	const square = await sized(
		'is-style-square',
		'https://site.example/a.jpg'
	);
	expect( square ).toContain( `src="${ address( 'resize=1000%2C1000' ) }"` );
	for ( const file of [
		'https://site.example/a.svg',
		'https://site.example/a.jpg?signed=1',
		'https://somebody:secret@site.example/a.jpg',
		'javascript:alert(1)',
	] ) {
		expect( await sized( '', file ) ).toContain(
			'src="https://site.example/a-1024x683.jpg"'
		);
	}
} );

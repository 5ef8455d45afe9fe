import {
	attributeOf,
	axeWithin,
	createPost,
	expect,
	expectSteps,
	photograph,
	php,
	pictures,
	screenshot,
	siteUrl,
	speedUpAnimations,
	test,
	showcaseOf,
	write,
} from '#e2e';
import { film } from './film';

const BLOCK = '.wp-block-dovetail-story';
const STAGE = `${ BLOCK }__stage`;

async function showcase( spoil = '' ): Promise< string > {
	const slides = await pictures(
		'man-in-hat',
		'coral-square',
		'akaka-falls-state-park-flora',
		'campanula-alliariifolia-flower',
		'parthenon-square'
	);
	return showcaseOf(
		'story',
		slides.map( ( slide, index ) => ( {
			...slide,
			url: index === 1 ? slide.url + spoil : slide.url,
		} ) )
	);
}

const showcasePost = async (): Promise< number > =>
	createPost( {
		author: 'author',
		title: 'A day at the coast',
		content: await showcase(),
	} );

test( 'a story keeps its size on a phone when the author selects it', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit( await showcase() );
	await page.setViewportSize( { width: 390, height: 844 } );
	const stage = canvas.locator( STAGE );
	const widthOf = async () => ( await stage.boundingBox() )!.width;
	await expect.poll( widthOf ).toBe( 330 );
	await author.selectBlock( 1 );
	await expect(
		page.getByRole( 'toolbar', { name: 'Block tools' } )
	).toBeVisible();
	expect( await widthOf() ).toBe( 330 );
	const topOf = async ( name: string ) =>
		( await canvas.getByRole( 'button', { name } ).boundingBox() )!.y;
	expect( await topOf( 'Upload an image or video' ) ).toBe(
		await topOf( 'Media Library' )
	);
	await screenshot( page, 'story-editor-390' );
} );

test( 'Ctrl+Z restores a removed slide of a story, and undoes nothing else', async ( {
	author,
} ) => {
	const { sidebar } = author;
	await author.edit( await showcase() );
	await author.selectBlock( 1 );
	await author.openSettings();
	const alt = ( position: number ) =>
		sidebar.getByRole( 'textbox', {
			name: `Alternative text of slide ${ position }`,
		} );
	const press = ( name: string ) => () =>
		sidebar.getByRole( 'button', { name } ).click();
	const describe = ( position: number, text: string ) => async () => {
		await alt( position ).focus();
		await alt( position ).press( 'End' );
		await write( author, text );
	};
	await expectSteps(
		author,
		attributeOf( author, 'story', 'mediaFiles' ),
		describe( 1, ' A man.' ),
		describe( 1, ' And his hat.' ),
		press( 'Move slide later' ),
		describe( 2, ' He smiles.' ),
		press( 'Remove slide 2' )
	);

	// In sidebar fields too, Ctrl+Z runs the editor's Undo, not the browser's.
	const shown = sidebar.getByRole( 'textbox', {
		name: /^Alternative text of slide/,
	} );
	const before = await shown.inputValue();
	await shown.focus();
	await write( author, 'Words' );
	await author.undo();
	await expect( shown ).toHaveValue( before );
	await expect( shown ).toBeFocused();
} );

// spec: 000-2.7-1, 000-2.7-2, 000-2.7-3, 000-3-8, 000-4.4-2, 000-4.4-5, 000-7-13
test( 'a story keeps everything that an author sets, and a visitor plays it to the end', async ( {
	author,
	visitor,
} ) => {
	test.slow();
	const video = await film( visitor );
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'story' );
	const block = canvas.locator( BLOCK );
	await expect( block ).toContainText(
		'Drag images and videos, upload new ones or select files from your library.'
	);
	await screenshot( page, 'story-editor-empty' );
	await block
		.locator( 'input[type="file"]' )
		.setInputFiles( [
			video,
			photograph( 'coral-square' ),
			photograph( 'parthenon-square' ),
		] );
	// Wait while WordPress creates all sizes of both images.
	await expect( block.locator( 'li' ) ).toHaveCount( 3, {
		timeout: 90_000,
	} );
	await expect( canvas.locator( STAGE ) ).toHaveAttribute(
		'data-dovetail-mounted'
	);

	await author.selectBlock();
	await author.openSettings();
	const alt = ( position: number ) =>
		sidebar.getByRole( 'textbox', {
			name: `Alternative text of slide ${ position }`,
		} );
	await alt( 1 ).fill( 'Waves & "foam" <3' );
	await expect( alt( 1 ) ).toHaveValue( 'Waves & "foam" ‹3' );
	await sidebar.getByRole( 'button', { name: 'Move slide later' } ).click();
	await expect( alt( 2 ) ).toHaveValue( 'Waves & "foam" ‹3' );
	await block.getByRole( 'button', { name: 'Slide 1', exact: true } ).click();
	await alt( 1 ).fill( 'Coral' );
	await sidebar.getByRole( 'button', { name: 'Playback' } ).click();
	await sidebar
		.getByRole( 'spinbutton', { name: 'Seconds per image' } )
		.fill( '1' );
	await sidebar.getByRole( 'button', { name: 'Display' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Show slide count' } ).check();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);
	await screenshot( page, 'story-editor' );

	const id = await author.publish( 'A day at the coast' );
	await author.reopenAndExpectValid();
	const [ saved ] = await author.blocks();
	expect( saved?.attributes ).toMatchObject( {
		mediaFiles: [
			{ type: 'image', mime: 'image/webp', alt: 'Coral' },
			{ type: 'video', mime: 'video/webm', label: 'Waves & "foam" ‹3' },
			{ type: 'image' },
		],
		settings: { imageTime: 1000, showSlideCount: true },
	} );

	const media: string[] = [];
	visitor.on( 'request', ( request ) => {
		const [ , file ] =
			/uploads\/.*\/([\w.-]+)$/.exec( request.url() ) ?? [];
		if ( file ) {
			media.push( file );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const stage = visitor.locator( STAGE );
	const bar = ( position: number ) =>
		stage.getByRole( 'button', {
			name: `Slide ${ position }, currently selected.`,
		} );
	await expect( bar( 1 ) ).toBeVisible();
	await visitor.waitForLoadState( 'networkidle' );
	expect( media.join() ).toMatch( /coral/ );
	expect( media.join() ).not.toMatch( /webm|parthenon/ );
	await expect( stage.locator( 'img[srcset]' ).first() ).toHaveAttribute(
		'srcset',
		/\d+w/
	);
	await expect( stage.locator( 'img[srcset]' ).first() ).toHaveAttribute(
		'sizes',
		/min\(125vw, 71vh\)$/
	);
	await screenshot( visitor, 'story-visitor' );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );

	await stage
		.locator( 'li' )
		.first()
		.click( { position: { x: 60, y: 200 } } );
	await expect( stage ).toHaveRole( 'dialog' );
	await expect( bar( 2 ) ).toBeVisible();
	await expect
		.poll( () =>
			stage
				.locator( 'video' )
				.evaluate(
					( element ) =>
						( element as HTMLVideoElement ).src.startsWith(
							'blob:'
						) && ( element as HTMLVideoElement ).currentTime > 0
				)
		)
		.toBe( true );
	await screenshot( visitor, 'story-fullscreen-video' );
	await expect( bar( 3 ) ).toBeVisible();
	await expect( stage ).toHaveRole( 'group' );
	await expect(
		stage.getByRole( 'button', { name: 'Play story' } )
	).toBeVisible();
	expect( media.filter( ( file ) => /webm/.test( file ) ) ).toHaveLength( 1 );
} );

// spec: 000-2.7-2, 000-8-17
test( 'a visitor can enter and leave fullscreen in a story with the keyboard', async ( {
	visitor,
} ) => {
	await visitor.goto( `${ siteUrl() }/?p=${ await showcasePost() }` );
	const stage = visitor.locator( STAGE );
	const play = stage.getByRole( 'button', { name: 'Play story' } );
	await play.focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( stage ).toHaveRole( 'dialog' );
	await visitor.keyboard.press( 'Space' );
	await expect( play ).toBeVisible();
	const site = await php< string >( `return get_bloginfo( 'name' );` );
	await expect( stage.getByText( site ) ).toBeVisible();
	await visitor.keyboard.press( 'ArrowRight' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expect( stage.getByRole( 'status' ) ).toHaveText(
		'Slide 3 of 5: Photograph 3'
	);
	await visitor.keyboard.press( 'Space' );
	for ( let press = 0; press < 12; press++ ) {
		await visitor.keyboard.press( 'Tab' );
		expect(
			await stage.evaluate( ( element ) =>
				element.contains( element.ownerDocument.activeElement )
			)
		).toBe( true );
	}
	await screenshot( visitor, 'story-fullscreen' );
	expect( await axeWithin( visitor, STAGE ) ).toEqual( [] );
	await visitor.keyboard.press( 'Escape' );
	await expect( stage ).toHaveRole( 'group' );
	await expect( play ).toBeFocused();
} );

test( 'a story is readable without a script, on narrow screens, on right-to-left pages and with reduced motion', async ( {
	pageAs,
	troubles,
} ) => {
	const address = `${ siteUrl() }/?p=${ await showcasePost() }`;
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( address );
	await expect( plain.locator( `${ STAGE } img` ) ).toHaveCount( 5 );
	for ( const image of await plain.locator( `${ STAGE } img` ).all() ) {
		await expect( image ).toBeVisible();
	}
	await expect( plain.locator( `${ STAGE } button` ) ).toHaveCount( 0 );
	await plain.locator( STAGE ).scrollIntoViewIfNeeded();
	await screenshot( plain, 'story-without-script' );

	const narrow = await pageAs( null, {
		reducedMotion: 'reduce',
		viewport: { width: 390, height: 844 },
	} );
	await narrow.addInitScript( () => {
		document.addEventListener( 'readystatechange', () => {
			document.documentElement.dir = 'rtl';
		} );
	} );
	await narrow.goto( address );
	const stage = narrow.locator( STAGE );
	await expect( stage ).toContainText(
		'The slides wait for you because your device is set to reduce motion.'
	);
	const next = stage.getByRole( 'button', { name: 'Next slide' } );
	await next.focus();
	// The keyboard handler loads on focus.
	await expect( stage.locator( `${ BLOCK }__title` ) ).toBeAttached();
	await next.press( 'ArrowLeft' );
	await expect(
		stage.getByRole( 'button', { name: 'Slide 2, currently selected.' } )
	).toBeVisible();
	await stage.scrollIntoViewIfNeeded();
	await screenshot( narrow, 'story-narrow-rtl' );
	expect(
		await narrow.evaluate(
			() =>
				document.documentElement.scrollWidth <=
				document.documentElement.clientWidth
		)
	).toBe( true );
	expect( await axeWithin( narrow, BLOCK ) ).toEqual( [] );

	// If the script does not load, the slides appear after a short time.
	const broken = await pageAs( null );
	await broken.route( '**/blocks/story/view.js*', ( route ) =>
		route.abort()
	);
	await broken.goto( address );
	await speedUpAnimations( broken );
	await expect( broken.locator( `${ STAGE } li` ).nth( 4 ) ).toBeVisible( {
		timeout: 15_000,
	} );
	troubles.splice( 0 );
} );

test( 'if a story’s image is deleted from the library, the editor shows a placeholder and changes nothing else', async ( {
	author,
	troubles,
} ) => {
	await author.edit( await showcase( '-gone' ) );
	const { canvas } = author;
	await author.selectBlock( 1 );
	await canvas
		.locator( STAGE )
		.getByRole( 'button', { name: 'Slide 2', exact: true } )
		.click();
	await expect( canvas.locator( STAGE ) ).toContainText(
		'This file no longer exists.'
	);
	await expect( canvas.locator( STAGE ) ).toContainText(
		'File description: Photograph 2'
	);
	await expect(
		canvas.locator( STAGE ).getByRole( 'button', { name: 'Replace slide' } )
	).toBeVisible();
	await screenshot( author.page, 'story-editor-hole' );
	expect( await author.isDirty() ).toBe( false );
	troubles.splice( 0 );
} );

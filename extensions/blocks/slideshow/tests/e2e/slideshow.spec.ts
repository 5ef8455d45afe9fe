import type { Locator, Page } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	photograph,
	pictures,
	screenshot,
	siteUrl,
	test,
	showcaseOf,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-slideshow';
const STAGE = `${ BLOCK }__stage`;

/**
 * Creates the showcase post: one slideshow with manual control, and one that fades automatically every four seconds.
 */
const showcase = async () =>
	showcaseOf(
		'slideshow',
		await pictures(
			'vash-gon-square',
			'coral-square',
			'akaka-falls-state-park-flora',
			'campanula-alliariifolia-flower',
			'man-in-hat',
			'parthenon-square'
		)
	);

const showcasePost = async ( before = '' ) =>
	createPost( { author: 'author', content: before + ( await showcase() ) } );

const shown = ( stage: Locator ) =>
	stage.locator( 'li:not([inert]) img' ).getAttribute( 'alt' );

async function openPost( page: Page, id: number ) {
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const byHand = page.locator( STAGE ).first();
	await byHand.scrollIntoViewIfNeeded();
	await expect( byHand ).toHaveClass( /is-initialized/ );
	return byHand;
}

test( 'the canvas shows the same slideshow as the page, and runs its script', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit( await showcase() );
	await author.selectBlock( 1 );
	const stage = canvas.locator( STAGE ).first();
	await expect( stage ).toHaveClass( /is-initialized/ );
	expect(
		await stage.evaluate( ( element ) => {
			const view = element.ownerDocument.defaultView;
			const swiper: unknown = Reflect.get( element, 'swiper' );
			return view !== null && swiper instanceof view.Object;
		} )
	).toBe( true );

	await screenshot( page, 'slideshow-canvas' );

	// Swipe by touch, because dragging with a mouse would move the block.
	await stage.locator( 'li:not([inert]) img' ).evaluate( ( image ) => {
		const doc = image.ownerDocument;
		const touch = ( target: EventTarget, type: string, pageX: number ) =>
			target.dispatchEvent(
				new PointerEvent( type, {
					bubbles: true,
					cancelable: true,
					pointerId: 7,
					pointerType: 'touch',
					clientX: pageX,
					clientY: 300,
				} )
			);
		touch( image, 'pointerdown', 600 );
		for ( let pageX = 550; pageX >= 200; pageX -= 50 ) {
			touch( doc, 'pointermove', pageX );
		}
		touch( doc, 'pointerup', 200 );
	} );
	await expect.poll( () => shown( stage ) ).toBe( 'Photograph 2' );
	await author.openSettings();
	await author.openPanel( 'Image Settings' );
	await expect(
		author.sidebar.getByRole( 'textbox', {
			name: 'Alternative text of slide 2',
		} )
	).toHaveValue( 'Photograph 2' );
	expect( await author.isDirty() ).toBe( false );
} );

// spec: 002-1-9, 002-2.8-1, 002-2.8-2, 002-2.8-3, 002-4.7-2
test( 'a slideshow keeps all of the author’s images, text and settings', async ( {
	author,
	visitor,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'slideshow' );
	const block = canvas.locator( BLOCK );
	await expect( block ).toContainText(
		'Drag images, upload new ones or select files from your library.'
	);
	await test.step( 'the post cannot be saved until an image is uploaded', async () => {
		const isLocked = () =>
			page.evaluate( () =>
				Reflect.get( window, 'wp' )
					.data.select( 'core/editor' )
					.isPostSavingLocked()
			);
		let letGo = () => {};
		const held = new Promise< void >( ( resolve ) => {
			letGo = resolve;
		} );
		const media = ( { href }: URL ) =>
			/wp\/v2\/media|wp%2Fv2%2Fmedia/.test( href );
		await page.route( media, async ( route ) => {
			if ( route.request().method() === 'POST' ) {
				await held;
			}
			await route.continue();
		} );
		expect( await isLocked() ).toBe( false );
		await block
			.locator( 'input[type="file"]' )
			.setInputFiles( [
				photograph( 'vash-gon-square' ),
				photograph( 'coral-square' ),
			] );
		await expect( block ).toContainText( 'Uploading…' );
		expect( await isLocked() ).toBe( true );
		letGo();
		await expect( block.locator( 'li img' ) ).toHaveCount( 2 );
		await expect( block.locator( 'li img' ).last() ).toHaveAttribute(
			'src',
			/^http.*coral-square/
		);
		await expect.poll( isLocked ).toBe( false );
		await page.unroute( media );
	} );
	await author.selectBlock();
	await block
		.locator( 'input[type="file"]' )
		.setInputFiles( photograph( 'parthenon-square' ) );
	await expect( block.locator( 'li img' ) ).toHaveCount( 3 );

	const stage = canvas.locator( STAGE );
	await expect( stage ).toHaveClass( /is-initialized/ );
	const caption = stage.getByRole( 'textbox', {
		name: 'Caption of slide 3',
	} );
	await caption.fill( 'Columns & clouds' );

	await author.openSettings();
	await author.openPanel( 'Effects' );
	await author.openPanel( 'Image Settings' );
	await sidebar
		.getByRole( 'textbox', { name: 'Alternative text of slide 3' } )
		.fill( 'Ruins "in the sun"' );
	await sidebar.getByRole( 'checkbox', { name: 'Autoplay' } ).check();
	await sidebar
		.getByRole( 'spinbutton', { name: /^Delay between/ } )
		.fill( '1' );
	await sidebar
		.getByRole( 'combobox', { name: 'Transition effect' } )
		.selectOption( 'Fade' );
	await expect( stage ).toHaveClass( /is-fade/ );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await axeWithin( page, '.block-editor-block-inspector' ) ).toEqual(
		[]
	);
	await screenshot( page, 'slideshow-editor' );

	const id = await author.publish( 'Walk' );
	await author.reopenAndExpectValid();
	const [ saved ] = await author.blocks();
	expect( saved ).toMatchObject( {
		attributes: {
			autoplay: true,
			delay: 1,
			effect: 'fade',
			sizeSlug: 'large',
			images: [ {}, {}, { alt: 'Ruins "in the sun"' } ],
		},
	} );
	expect( saved?.attributes.ids ).toHaveLength( 3 );

	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( visitor.locator( STAGE ) ).toHaveClass( /is-fade/ );
	await expect( visitor.locator( `${ STAGE } img` ).first() ).toHaveAttribute(
		'srcset',
		/\d+w/
	);
	await expect
		.poll( () => shown( visitor.locator( STAGE ) ) )
		.toBe( 'Ruins "in the sun"' );
	await visitor.getByRole( 'button', { name: 'Pause Slideshow' } ).click();
	await expect(
		visitor.getByText( 'Columns & clouds' ).first()
	).toBeVisible();
	await screenshot( visitor, 'slideshow-visitor' );
} );

// spec: 000-5-18
test( 'a slideshow is at most 80 % as high as the window', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, {
		viewport: { width: 1280, height: 500 },
	} );
	const stage = await openPost( page, await showcasePost() );
	const box = () =>
		stage
			.locator( 'img' )
			.first()
			.evaluate( ( image ) => ( {
				width: image.clientWidth,
				height: image.clientHeight,
			} ) );
	// Without a limit, a square image would be as high as the column is wide (645 pixels).
	expect( ( await box() ).width ).toBeGreaterThan( 600 );
	expect( ( await box() ).height ).toBe( 400 );
} );

// spec: 002-8-6
test( 'if the slider library fails to load, the author sees an error, and the slides are unchanged', async ( {
	author,
	troubles,
} ) => {
	const id = await showcasePost();
	await author.page.route( '**/blocks/slideshow/player.js*', ( route ) =>
		route.abort()
	);
	await author.open( id );
	await expect(
		author.page
			.getByText( 'The Swiper library could not be loaded.' )
			.first()
	).toBeVisible();
	await expect(
		author.canvas.locator( STAGE ).first().locator( 'li' )
	).toHaveCount( 4 );
	expect( await author.isDirty() ).toBe( false );
	troubles.splice( 0 );
} );

// spec: 000-4.5-1, 002-9-2
test( 'a visitor moves through a slideshow with buttons, keys and touch', async ( {
	visitor,
} ) => {
	const stage = await openPost( visitor, await showcasePost() );
	const button = ( name: string ) => stage.getByRole( 'button', { name } );
	await button( 'Next slide' ).click();
	await expect.poll( () => shown( stage ) ).toBe( 'Photograph 2' );
	await button( 'Go to slide 4' ).click();
	await expect.poll( () => shown( stage ) ).toBe( 'Photograph 4' );
	await button( 'Next slide' ).press( 'ArrowRight' );
	await expect.poll( () => shown( stage ) ).toBe( 'Photograph 1' );
	await expect( visitor.locator( '#dovetail-announcements' ) ).toHaveText(
		'Slide 1 of 4: Photograph 1'
	);
	const top = await visitor.evaluate( () => window.scrollY );
	await visitor.keyboard.press( 'PageDown' );
	await expect
		.poll( () => visitor.evaluate( () => window.scrollY ) )
		.toBeGreaterThan( top );
	expect( await shown( stage ) ).toBe( 'Photograph 1' );

	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'slideshow-visitor' );

	const byItself = visitor.locator( STAGE ).nth( 1 );
	await byItself.scrollIntoViewIfNeeded();
	await byItself.getByRole( 'button', { name: 'Pause Slideshow' } ).click();
	await expect(
		byItself.getByRole( 'button', { name: 'Play Slideshow' } )
	).toBeVisible();
} );

test( 'the slider library loads only when a slideshow is near the viewport', async ( {
	visitor,
} ) => {
	const id = await showcasePost(
		'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
	);
	const ours = ourRequests( visitor );
	const scripts = () => ours.filter( ( path ) => /\.js/.test( path ) ).length;
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await visitor.waitForLoadState( 'networkidle' );
	expect( scripts() ).toBe( 1 );
	await visitor.locator( STAGE ).first().scrollIntoViewIfNeeded();
	await expect( visitor.locator( STAGE ).first() ).toHaveClass(
		/is-initialized/
	);
	expect( scripts() ).toBeGreaterThan( 1 );
} );

test( 'without a script, the slideshow is a scrollable list of images with captions', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, { javaScriptEnabled: false } );
	await page.goto( `${ siteUrl() }/?p=${ await showcasePost() }` );
	await expect( page.locator( STAGE ).first().locator( 'li' ) ).toHaveCount(
		4
	);
	await expect(
		page.getByText( 'Coral, taken on one breath.' )
	).toBeVisible();
	await expect( page.locator( `${ STAGE } button` ) ).toHaveCount( 0 );
	// The edge of the next image is visible as a hint to scroll.
	const list = page.locator( `${ BLOCK }__list` ).first();
	const [ frame, next ] = await Promise.all( [
		list.boundingBox(),
		list.locator( 'li' ).nth( 1 ).boundingBox(),
	] );
	expect( next?.x ).toBeLessThan( ( frame?.x ?? 0 ) + ( frame?.width ?? 0 ) );
	await screenshot( page, 'slideshow-without-script' );
} );

// spec: 002-4.7-3
test( 'with reduced motion, the slideshow does not move and the visitor sees why, also on a narrow screen', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, {
		reducedMotion: 'reduce',
		viewport: { width: 390, height: 844 },
	} );
	await page.goto( `${ siteUrl() }/?p=${ await showcasePost() }` );
	const stage = page.locator( STAGE ).nth( 1 );
	await stage.scrollIntoViewIfNeeded();
	// The note is for screen readers only and takes no space.
	const note = stage.getByText(
		'Autoplay is off because your device is set to reduce motion.'
	);
	expect( ( await note.boundingBox() )?.height ).toBeLessThanOrEqual( 1 );
	await expect(
		stage.getByRole( 'button', { name: /(Pause|Play) Slideshow/ } )
	).toHaveCount( 0 );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth <=
				document.documentElement.clientWidth
		)
	).toBe( true );
	expect( await axeWithin( page, BLOCK ) ).toEqual( [] );
	await screenshot( page, 'slideshow-narrow-reduced-motion' );
} );

test( 'a slideshow runs from right to left on a right-to-left page', async ( {
	visitor,
} ) => {
	const id = await showcasePost();
	await visitor.addInitScript( () => {
		document.addEventListener( 'readystatechange', () => {
			document.documentElement.dir = 'rtl';
		} );
	} );
	const stage = await openPost( visitor, id );
	await expect( stage ).toHaveClass( /is-rtl/ );
	await stage
		.getByRole( 'button', { name: 'Next slide' } )
		.press( 'ArrowLeft' );
	await expect.poll( () => shown( stage ) ).toBe( 'Photograph 2' );
	await screenshot( visitor, 'slideshow-right-to-left' );
} );

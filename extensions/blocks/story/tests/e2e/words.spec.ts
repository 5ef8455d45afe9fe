import {
	axeWithin,
	createPost,
	expect,
	photograph,
	php,
	pictures,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import type { Page } from '@playwright/test';
import { film } from './film';

const ROOT = 'wp-block-dovetail-story';
const STAGE = `.${ ROOT }__stage`;

const upload = ( name: string, base64: string ) =>
	php< string >(
		`return wp_upload_bits( '${ name }', null, base64_decode( '${ base64 }' ) )['url'];`
	);

async function wordsPost( page: Page ): Promise< number > {
	const [ first, last ] = await pictures( 'coral-square', 'man-in-hat' );
	const video = await upload(
		'tide.webm',
		( await film( page ) ).buffer.toString( 'base64' )
	);
	const captions = await upload(
		'tide.vtt',
		Buffer.from(
			'WEBVTT\n\n00:00.000 --> 00:59.000\nThe tide <i>comes in</i>.\n'
		).toString( 'base64' )
	);
	const slide = ( media: string, caption = '' ) =>
		`<li class="${ ROOT }__slide"><figure>${ media }${ caption }</figure></li>`;
	const picture = ( url = '', id = 0 ) =>
		`<img class="${ ROOT }__media wp-image-${ id }" src="${ url }" alt="A coral" data-id="${ id }" data-type="image"/>`;
	const slides = [
		slide(
			picture( first?.url, first?.id ),
			`<figcaption class="${ ROOT }__caption"><p class="${ ROOT }__text">Below the <em>surface</em></p><a class="${ ROOT }__link" href="#below">Dive in</a></figcaption>`
		),
		slide(
			`<video class="${ ROOT }__media" src="${ video }" aria-label="The tide" controls preload="metadata" playsinline data-type="video"><track kind="captions" src="${ captions }" srclang="en" default/></video>`
		),
		slide( picture( last?.url, last?.id ) ),
	];
	return createPost( {
		author: 'author',
		title: 'Below the surface',
		content: `<!-- wp:dovetail/story -->\n<div class="${ ROOT }"><div class="${ ROOT }__stage"><ol class="${ ROOT }__list">${ slides.join( '' ) }</ol></div></div>\n<!-- /wp:dovetail/story -->`,
	} );
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function fingerOn( page: Page ) {
	const session = await page.context().newCDPSession( page );
	const send = ( type: string, ...touchPoints: { x: number; y: number }[] ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints,
		} );
	return {
		async swipe( x: number, y: number ) {
			await send( 'touchStart', { x: 200, y: 350 } );
			await send( 'touchMove', { x: 200 + x / 2, y: 350 + y / 2 } );
			await send( 'touchMove', { x: 200 + x, y: 350 + y } );
			await send( 'touchEnd' );
		},
		press: () => send( 'touchStart', { x: 200, y: 350 } ),
		release: () => send( 'touchEnd' ),
	};
}

test( 'a story on a phone follows swipes, and its link works', async ( {
	visitor,
	pageAs,
} ) => {
	const id = await wordsPost( visitor );
	const phone = await pageAs( null, PHONE );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	const stage = phone.locator( STAGE );
	const bar = ( position: number ) =>
		stage.getByRole( 'button', {
			name: `Slide ${ position }, currently selected.`,
		} );
	const link = stage.getByRole( 'link', { name: 'Dive in' } );
	await stage.scrollIntoViewIfNeeded();
	await screenshot( phone, 'story-words-390' );
	await stage.getByRole( 'button', { name: 'Play story' } ).tap();
	await expect( stage ).toHaveRole( 'dialog' );
	await screenshot( phone, 'story-words-390-full' );

	const finger = await fingerOn( phone );
	await finger.press();
	await expect( stage ).not.toHaveClass( /is-playing/ );
	await finger.release();
	await expect( stage ).toHaveClass( /is-playing/ );
	await phone.touchscreen.tap( 200, 350 );
	await expect( stage ).not.toHaveClass( /is-playing/ );

	// Loop the video, which is only one second long.
	await stage.locator( 'video' ).evaluate( ( video ) => {
		( video as HTMLVideoElement ).loop = true;
	} );
	await phone.touchscreen.tap( 360, 350 );
	await expect( bar( 2 ) ).toBeVisible();
	await phone.touchscreen.tap( 30, 350 );
	await expect( bar( 1 ) ).toBeVisible();
	await finger.swipe( 0, 200 );
	await expect( stage ).toHaveRole( 'group' );
	// The player ignores taps while the browser leaves fullscreen, so repeat the tap.
	await expect( async () => {
		await stage.getByRole( 'button', { name: 'Play story' } ).tap();
		await expect( stage ).toHaveRole( 'dialog', { timeout: 2000 } );
	} ).toPass();
	await link.tap();
	await expect( phone ).toHaveURL( /#below$/ );
	// The link leads to a target on the same page, so the story has closed.
	await expect( stage ).toHaveRole( 'group' );
} );

test( 'a video in a story shows captions until the visitor hides them', async ( {
	visitor,
} ) => {
	const id = await wordsPost( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const stage = visitor.locator( STAGE );
	const cues = stage.locator( `.${ ROOT }__cues` );
	await stage.getByRole( 'button', { name: 'Enter fullscreen' } ).click();
	// Loop the video, which is only one second long.
	await stage.locator( 'video' ).evaluate( ( video ) => {
		( video as HTMLVideoElement ).loop = true;
	} );
	await stage.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( cues ).toHaveText( 'The tide comes in.' );
	await screenshot( visitor, 'story-captions' );
	expect( await axeWithin( visitor, STAGE ) ).toEqual( [] );
	await stage.getByRole( 'button', { name: 'Hide captions' } ).click();
	await expect( cues ).toBeHidden();
} );

// spec: 000-2.7-2
test( 'a story in fullscreen shows the icon and the title of the site', async ( {
	visitor,
} ) => {
	const id = await wordsPost( visitor );
	const { name, buffer } = photograph( 'coral-square' );
	await php(
		`$file = wp_upload_bits( 'icon-${ name }', null, base64_decode( $input ) )['file'];
		return update_option( 'site_icon', wp_insert_attachment( array( 'post_mime_type' => 'image/webp' ), $file ) );`,
		buffer.toString( 'base64' )
	);
	try {
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const stage = visitor.locator( STAGE );
		await stage.getByRole( 'button', { name: 'Play story' } ).click();
		await expect( stage.locator( `.${ ROOT }__icon` ) ).toHaveAttribute(
			'src',
			/icon-coral-square/
		);
		await expect(
			stage.getByText(
				await php< string >( `return get_bloginfo( 'name' );` ),
				{ exact: true }
			)
		).toBeVisible();
		await screenshot( visitor, 'story-words-full' );
	} finally {
		await php( `return delete_option( 'site_icon' );` );
	}
} );

test( 'the text on a slide of a story is readable without a script', async ( {
	visitor,
	pageAs,
} ) => {
	const id = await wordsPost( visitor );
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const list = plain.locator( `.${ ROOT }__list` );
	await expect( list.getByText( 'Below the surface' ) ).toBeVisible();
	await expect( list.getByRole( 'link', { name: 'Dive in' } ) ).toBeVisible();
	await expect( list.locator( 'track' ) ).toHaveAttribute(
		'src',
		/tide.*\.vtt$/
	);
	await screenshot( plain, 'story-words-without-script' );
} );

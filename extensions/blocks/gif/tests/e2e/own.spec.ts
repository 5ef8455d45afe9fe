import {
	axeWithin,
	createPost,
	expect,
	expectAlignedPlaceholder,
	feedOf,
	php,
	ourRequests,
	platformUrl,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { movingGif } from './moving-gif';

const BLOCK = '.wp-block-dovetail-gif';

test( 'an uploaded GIF plays unless the visitor prefers reduced motion, and sends no third-party request', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'gif' );
	await canvas
		.locator( `${ BLOCK } input[type="file"]` )
		.setInputFiles( movingGif() );
	// The test browser prefers reduced motion.
	await expect(
		canvas.getByRole( 'button', { name: /^Play: / } )
	).toBeFocused();
	await expect( canvas.locator( `${ BLOCK } canvas` ) ).toBeVisible();
	await author.selectBlock();
	await author.openSettings();
	await sidebar
		.getByRole( 'textbox', { name: 'Alternative text' } )
		.fill( 'A ball & its <shadow>' );
	await canvas
		.getByRole( 'textbox', { name: 'Caption' } )
		.fill( 'Up it goes' );
	await screenshot( page, 'gif-own-editor' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	const id = await author.publish( 'Ball' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				file: {
					alt: 'A ball & its ‹shadow›',
					mime: 'image/gif',
					width: 240,
					height: 160,
				},
			},
		},
	] );

	const visitor = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	const asked: string[] = [];
	visitor.on( 'request', ( request ) => {
		// Ignore the site's blob URLs, because WordPress tests emoji support in a worker.
		if ( ! request.url().replace( 'blob:', '' ).startsWith( siteUrl() ) ) {
			asked.push( request.url() );
		}
	} );
	const ours = ourRequests( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const block = visitor.locator( BLOCK );
	const stop = block.getByRole( 'button', {
		name: 'Pause: A ball & its ‹shadow›',
	} );
	await expect( stop ).toBeVisible();
	expect( ours.filter( ( path ) => path.includes( 'touched' ) ) ).toEqual(
		[]
	);
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'gif-own-390' );
	const room = await block.boundingBox();
	await stop.press( 'Enter' );
	await expect( block.locator( 'canvas' ) ).toBeVisible();
	expect( await block.boundingBox() ).toEqual( room );
	const go = block.getByRole( 'button', {
		name: 'Play: A ball & its ‹shadow›',
	} );
	await expect( go ).toBeFocused();
	await screenshot( visitor, 'gif-own-paused' );
	await go.press( 'Space' );
	await expect( block.locator( 'canvas' ) ).toHaveCount( 0 );
	expect( asked ).toEqual( [] );

	const calm = await pageAs( null, { reducedMotion: 'reduce' } );
	await calm.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( calm.locator( `${ BLOCK } canvas` ) ).toBeVisible();
	await expect(
		calm.getByRole( 'button', { name: 'Play: A ball & its ‹shadow›' } )
	).toBeVisible();

	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const picture = plain.getByRole( 'img', { name: 'A ball & its ‹shadow›' } );
	await expect( picture ).toBeVisible();
	// WordPress must not add other sizes, because smaller copies are not animated.
	await expect( picture ).not.toHaveAttribute( 'srcset' );
	const feed = await feedOf( id );
	expect( feed ).toMatch( /<img[^>]*ball[^>]*\.gif/ );
	expect( feed ).not.toContain( platformUrl() );
} );

test( 'an uploaded video plays without sound while it is visible', async ( {
	pageAs,
} ) => {
	const file = `${ siteUrl() }/wp-content/uploads/oven.mp4`;
	const id = await createPost( {
		author: 'author',
		content: `<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->

<!-- wp:dovetail/gif {"file":{"id":44,"url":"${ file }","alt":"The oven","width":320,"height":180,"mime":"video/mp4"}} -->
<figure class="wp-block-dovetail-gif aligncenter"><div class="wp-block-dovetail-gif__own"><video src="${ file }" aria-label="The oven" width="320" height="180" controls loop muted playsinline preload="metadata"></video></div></figure>
<!-- /wp:dovetail/gif -->

<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`,
	} );
	const page = await pageAs( null );
	// Do not record on the front page, which would request the video before it exists.
	await page.goto( `${ siteUrl() }/wp-login.php` );
	// Record a video in the browser: even Chromium without proprietary codecs can play its own recordings, under any
	// file name.
	const bytes = await page.evaluate(
		() =>
			new Promise< number[] >( ( resolve ) => {
				const picture = Object.assign(
					document.createElement( 'canvas' ),
					{ width: 320, height: 180 }
				);
				const pen = picture.getContext( '2d' )!;
				const timer = setInterval( () => {
					pen.fillStyle = `hsl(${ performance.now() % 360 } 60% 60%)`;
					pen.fillRect( 0, 0, 320, 180 );
				}, 20 );
				const recorder = new MediaRecorder( picture.captureStream() );
				recorder.ondataavailable = async ( { data } ) => {
					clearInterval( timer );
					resolve( [
						...new Uint8Array( await data.arrayBuffer() ),
					] );
				};
				recorder.start();
				setTimeout( () => recorder.stop(), 800 );
			} )
	);
	await page.route( file, ( route ) =>
		route.fulfill( {
			contentType: 'video/webm',
			body: Buffer.from( bytes ),
		} )
	);
	await page.goto( `${ siteUrl() }/?p=${ id }` );
	const video = page.locator( `${ BLOCK } video` );
	const state = () =>
		video.evaluate( ( { paused, muted, controls }: HTMLVideoElement ) => ( {
			paused,
			muted,
			controls,
		} ) );
	const still = { paused: true, muted: true, controls: false };
	const button = page.getByRole( 'button', { name: 'Pause: The oven' } );
	await expect( button ).toBeAttached();
	expect( await state() ).toEqual( still );
	await video.scrollIntoViewIfNeeded();
	await expect.poll( state ).toEqual( { ...still, paused: false } );
	await expect
		.poll( () =>
			video.evaluate(
				( { currentTime }: HTMLVideoElement ) => currentTime
			)
		)
		.toBeGreaterThan( 0 );
	await screenshot( page, 'gif-own-video' );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await expect.poll( state ).toEqual( still );
	await video.scrollIntoViewIfNeeded();
	await expect.poll( state ).toEqual( { ...still, paused: false } );
	await button.click();
	await expect.poll( state ).toEqual( still );
	// Delete the post, because it would otherwise appear in the post lists of other tests.
	await php( 'wp_delete_post( $input, true ); return 1;', id );
} );

test( 'on a phone, all fields and buttons of an empty GIF block have the same width', async ( {
	admin,
} ) => {
	await expectAlignedPlaceholder( admin, 'gif' );
} );

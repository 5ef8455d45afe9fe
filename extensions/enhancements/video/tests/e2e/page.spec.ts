import {
	createPost,
	expect,
	feedOf,
	platformUrl,
	play,
	recordShifts,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, hostedFile, show, videoBlock, videoPost } from './support';

test.beforeAll( () => play( 'paid' ) );

// spec: 002-9-8
test( 'a page reserves space for a video by its aspect ratio, at every width and in both text directions', async ( {
	pageAs,
} ) => {
	const wide = await hostedFile();
	const tall = await hostedFile( { width: 720, height: 1280, title: '' } );
	const id = await createPost( {
		author: 'author',
		content: [
			videoBlock( wide, {
				attributes: 'autoplay loop muted',
				caption: 'At <em>six</em>',
			} ),
			videoBlock( tall, {
				comment: { align: 'left' },
				classes: ' alignleft',
			} ),
		].join( '\n\n' ),
	} );
	for ( const [ name, width, isMirrored ] of [
		[ 'video-1280', 1280, false ],
		[ 'video-390', 390, false ],
		[ 'video-rtl', 1280, true ],
	] as const ) {
		const look = async () => {
			const visitor = await pageAs( null, {
				viewport: { width, height: 900 },
			} );
			const shifts = await recordShifts( visitor );
			await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			const first = visitor.locator( BLOCK ).first();
			await expect( first ).toHaveClass(
				/wp-embed-aspect-16-9 wp-has-aspect-ratio/
			);
			await expect( visitor.locator( BLOCK ).nth( 1 ) ).toHaveClass(
				/alignleft wp-embed-aspect-9-16/
			);
			const caption = first.locator( 'figcaption' );
			const place = await caption.boundingBox();
			expect( await shifts() ).toEqual( [] );
			await show( visitor ).first().click();
			const frame = first.locator( 'iframe' );
			await expect(
				frame.contentFrame().getByRole( 'button', { name: 'Play' } )
			).toBeVisible();
			const box = await frame.boundingBox();
			expect( box?.width ).toBe( ( await first.boundingBox() )?.width );
			if ( width > 600 ) {
				expect(
					( box?.width ?? 0 ) / ( box?.height ?? 1 )
				).toBeCloseTo( 16 / 9, 2 );
			}
			const tick = await first.locator( 'label' ).boundingBox();
			expect( tick?.y ).toBeCloseTo(
				( box?.y ?? 0 ) + ( box?.height ?? 0 ),
				0
			);
			await expect( frame ).toHaveAttribute(
				'src',
				`${ platformUrl() }/services/videopress/embed/${ wide.guid }?autoPlay=1&controls=0&loop=1&muted=1&preloadContent=metadata`
			);
			await expect( caption ).toHaveText( 'At six' );
			expect( await caption.boundingBox() ).toEqual( place );
			expect(
				await visitor.evaluate(
					() => document.documentElement.scrollWidth <= innerWidth
				)
			).toBe( true );
			await screenshot( visitor, name );
		};
		await ( isMirrored ? rightToLeft( look ) : look() );
	}
} );

test( 'without JavaScript, in feeds and in print, visitors get WordPress’s own video or a link', async ( {
	pageAs,
	visitor,
} ) => {
	const file = await hostedFile( { title: 'The [gallery] & harbour' } );
	const id = await videoPost( file, {
		attributes:
			'autoplay controls poster="https://elsewhere.example/still.jpg"',
	} );
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	const requests: string[] = [];
	plain.on( 'request', ( request ) => requests.push( request.url() ) );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const video = plain.locator( `${ BLOCK } video` );
	await expect( video ).toHaveAttribute( 'src', file.url );
	await expect( video ).toHaveAttribute( 'preload', 'none' );
	await expect( video ).not.toHaveAttribute( 'poster' );
	await expect( video ).not.toHaveAttribute( 'autoplay' );
	await expect(
		plain.getByRole( 'link', { name: 'The [gallery] & harbour' } )
	).toHaveAttribute( 'href', `https://videopress.com/v/${ file.guid }` );
	expect(
		requests.filter( ( url ) => ! url.startsWith( siteUrl() ) )
	).toEqual( [] );
	await screenshot( plain, 'video-no-script' );

	const feed = await feedOf( id );
	expect( feed ).toContain( `src="${ file.url }"></video></figure>` );
	expect( feed ).not.toContain( 'videopress.com' );

	await visitor.emulateMedia( { media: 'print' } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( show( visitor ) ).toBeHidden();
	await expect(
		visitor.getByRole( 'link', { name: 'The [gallery] & harbour' } )
	).toBeVisible();
} );

test( 'the title of a private video is not shown', async ( { visitor } ) => {
	const file = await hostedFile( { title: 'Secret', status: 'private' } );
	await visitor.goto( `${ siteUrl() }/?p=${ await videoPost( file ) }` );
	await expect(
		visitor.getByRole( 'link', { name: `videopress.com/v/${ file.guid }` } )
	).toBeVisible();
	expect( await visitor.content() ).not.toContain( 'Secret' );
} );

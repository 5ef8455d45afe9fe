import {
	banners,
	createPost,
	expect,
	noticeIn,
	play,
	screenshot,
	siteUrl,
	test,
} from './support';

const EMPTY_COVER =
	'<!-- wp:cover -->\n<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>\n<!-- /wp:cover -->';

test.afterAll( () => play( 'paid' ) );

// spec: 000-2.4-2, 000-6-6, 001-7-14
test( 'a Cover block shows that the plan does not include video, until an image is set', async ( {
	author,
} ) => {
	await play( 'upgrade-available' );
	const { page, canvas } = author;
	await author.edit( EMPTY_COVER );
	await author.selectBlock();
	const { inCanvas } = banners( author );
	await expect( inCanvas ).toContainText(
		'Upgrade your plan to use video covers'
	);
	const before = await author.content();
	const file = canvas.locator(
		'[data-type="core/cover"] input[type="file"]'
	);
	await file.setInputFiles( {
		name: 'film.webm',
		mimeType: 'video/webm',
		buffer: Buffer.from( 'film' ),
	} );
	await expect( inCanvas ).toBeVisible();
	expect( await author.content() ).toBe( before );
	await screenshot( page, 'upgrade-cover' );
	await file.setInputFiles( {
		name: 'one.png',
		mimeType: 'image/png',
		buffer: Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			'base64'
		),
	} );
	await expect( inCanvas ).toHaveCount( 0 );
	await expect
		.poll( async () => ( await author.blocks() )[ 0 ]?.attributes.id )
		.toBeGreaterThan( 0 );
	await author.publish();
	await author.reopenAndExpectValid();
} );

// spec: 000-2.4-2, 000-6-6
test( 'an Audio block shows that the plan does not include uploads, and does not upload a chosen file', async ( {
	author,
} ) => {
	await play( 'upgrade-available' );
	const { page, canvas } = author;
	await author.edit( '<!-- wp:audio /-->' );
	await author.selectBlock();
	await expect( banners( author ).inCanvas ).toContainText(
		'Upgrade your plan to upload audio'
	);
	const uploads: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			request.url().includes( 'media' )
		) {
			uploads.push( request.url() );
		}
	} );
	await canvas
		.locator( '[data-type="core/audio"] input[type="file"]' )
		.setInputFiles( {
			name: 'sound.wav',
			mimeType: 'audio/wav',
			buffer: Buffer.from( 'sound' ),
		} );
	await expect( banners( author ).inCanvas ).toBeVisible();
	expect( uploads ).toEqual( [] );
	expect( await author.content() ).toContain( '<!-- wp:audio /-->' );
} );

for ( const [ parameter, sentence ] of [
	[
		'stripe_connect_success',
		'Congrats! Your site is now connected to Stripe. You can now start accepting funds!',
	],
	[
		'stripe_connect_cancelled',
		'You cancelled connecting your site to Stripe.',
	],
] as const ) {
	// spec: 000-2.2-1, 000-2.2-3, 000-8-10, 000-8-11
	test( `the notice for the URL parameter ${ parameter } is shown once`, async ( {
		author,
	} ) => {
		await play( 'paid' );
		const id = await createPost( {
			author: 'author',
			status: 'draft',
			content: '',
		} );
		const { page } = author;
		await page.goto(
			`${ siteUrl() }/wp-admin/post.php?post=${ id }&action=edit&${ parameter }=1`
		);
		await expect( noticeIn( page, sentence ) ).toBeVisible();
		await expect.poll( () => page.url() ).not.toContain( parameter );
		await author.open( id );
		await expect( noticeIn( page, sentence ) ).toHaveCount( 0 );
	} );
}

import type { Page } from '@playwright/test';
import { showcase } from '../../extensions/blocks/slideshow/showcase';
import {
	axeWithin,
	createPost,
	expect,
	ourRequests,
	php,
	pictures,
	platformUrl,
	screenshot,
	siteUrl,
	test,
	type Editor,
	type WordPress,
} from './support';

declare const wp: WordPress;

const PAID_BLOCK =
	'This block needs a paid plan. You can edit it now; visitors get all of it once the site has the plan.';
const EMPTY_COVER =
	'<!-- wp:cover -->\n<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>\n<!-- /wp:cover -->';
const UPGRADED = 'Congratulations! Your site is now on the Premium plan.';

/** Starts the platform anew, and lets the site forget what it was told before. */
async function play( scenario: string, siteType = 'atomic' ): Promise< void > {
	const answer = await fetch( `${ platformUrl() }/__platform/reset`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { scenario } ),
	} );
	expect( answer.ok ).toBe( true );
	await php(
		`delete_option( 'dovetail_blocks_site_plan' );
		update_option( 'dovetail_blocks_settings', array( 'site_type' => $input ) );`,
		siteType
	);
}

/** A post with slideshows, as an author saves it. */
async function slideshows( status: string ): Promise< number > {
	return createPost( {
		author: 'author',
		status,
		title: 'Walk',
		content: showcase.content(
			await pictures(
				'vash-gon-square',
				'coral-square',
				'man-in-hat',
				'parthenon-square',
				'akaka-falls-state-park-flora',
				'campanula-alliariifolia-flower'
			)
		),
	} );
}

/** Where the first slideshow stands in that post. */
const SLIDESHOW = 1;

const banners = ( { canvas, sidebar }: Editor ) => ( {
	inCanvas: canvas.locator( '.dovetail-nudge' ),
	inSidebar: sidebar.locator( '.dovetail-nudge' ),
} );

const noticeIn = ( page: Page, text: string ) =>
	page.locator( '.components-notice', { hasText: text } );

test.afterAll( () => play( 'paid' ) );

for ( const siteType of [ 'atomic', 'simple' ] ) {
	// spec: 000-1-3, 000-1-4, 000-1-5, 000-2.1-2, 000-2.1-3, 000-2.1-4, 000-2.1-6, 000-2.2-1, 000-2.2-2, 000-2.4-1, 000-8-9
	test( `an author buys the plan that a block needs and comes back to her post (${ siteType })`, async ( {
		author,
	} ) => {
		await play( 'upgrade-available', siteType );
		const id = await slideshows( 'draft' );
		const { page, canvas, sidebar } = author;
		await author.open( id );
		await author.openSettings();
		const block = canvas
			.locator( '[data-type="dovetail/slideshow"]' )
			.first();
		await expect( block.locator( '.is-initialized' ) ).toBeVisible();
		const { inCanvas, inSidebar } = banners( author );
		const above = canvas.locator( '[data-type="core/paragraph"]' ).first();
		const distance = async () =>
			( ( await block.boundingBox() )?.y ?? 0 ) -
			( ( await above.boundingBox() )?.y ?? 0 );
		const before = await distance();
		await author.selectBlock( SLIDESHOW );
		await expect( inCanvas ).toContainText( PAID_BLOCK );
		expect( await distance() ).toBe( before );
		await expect( inSidebar ).toContainText( PAID_BLOCK );
		expect( await author.axeInCanvas( '.dovetail-nudge' ) ).toEqual( [] );
		expect(
			await axeWithin( page, '.block-editor-block-inspector' )
		).toEqual( [] );
		await screenshot( page, `upgrade-banner-${ siteType }` );

		await page.evaluate( () =>
			wp.data
				.dispatch( 'core/editor' )
				.editPost( { title: 'Walk by the sea' } )
		);
		await inCanvas.getByRole( 'button', { name: 'Upgrade' } ).click();
		await page.waitForURL( /\/services\/checkout\// );
		expect(
			await php( `return get_post( $input )->post_title;`, id )
		).toBe( 'Walk by the sea' );
		await expect( page.locator( 'main' ) ).toContainText(
			'The Premium plan for 127.0.0.1'
		);

		await page.getByRole( 'button', { name: 'Pay' } ).click();
		await page.waitForURL( `**/wp-admin/post.php?*post=${ id }*` );
		const notice = noticeIn( page, UPGRADED );
		await expect( notice ).toBeVisible();
		await expect(
			notice.getByRole( 'link', { name: 'View my plan' } )
		).toHaveAttribute( 'href', /\/services\/myPlan\/127\.0\.0\.1/ );
		await screenshot( page, `upgrade-notice-${ siteType }` );
		await expect.poll( () => page.url() ).not.toContain( 'plan_upgraded' );
		await author.selectBlock( SLIDESHOW );
		await expect( block ).toBeVisible();
		await expect( inCanvas ).toHaveCount( 0 );

		await author.reloadAndExpectValid( id );
		await author.selectBlock( SLIDESHOW );
		await expect( sidebar ).toBeVisible();
		await expect( noticeIn( page, 'Congratulations!' ) ).toHaveCount( 0 );
		await expect( inCanvas ).toHaveCount( 0 );
	} );
}

// spec: 000-2.1-6
test( 'an author stays, and is told so, when the post cannot be saved', async ( {
	author,
	troubles,
} ) => {
	await play( 'upgrade-available' );
	const id = await slideshows( 'draft' );
	const { page } = author;
	await author.open( id );
	await author.selectBlock( SLIDESHOW );
	await page.route( /rest_route=|wp-json/, ( route ) =>
		route.request().method() === 'GET' ||
		! decodeURIComponent( route.request().url() ).includes(
			`/wp/v2/posts/${ id }`
		)
			? route.fallback()
			: route.abort()
	);
	const upgrade = banners( author ).inCanvas.getByRole( 'button', {
		name: 'Upgrade',
	} );
	await upgrade.click();
	await expect(
		noticeIn(
			page,
			'Your post could not be saved, so you are still here. Save it, then try again.'
		)
	).toBeVisible();
	await expect( upgrade ).toBeEnabled();
	expect( page.url() ).toContain( `post=${ id }` );
	troubles.splice(
		0,
		troubles.length,
		...troubles.filter( ( trouble ) => ! /ERR_FAILED/.test( trouble ) )
	);
} );

// spec: 000-2.4-1, 000-6-3
test( 'where nothing is missing there is no banner', async ( { author } ) => {
	await play( 'paid' );
	await author.open( await slideshows( 'draft' ) );
	await author.selectBlock( SLIDESHOW );
	await author.openSettings();
	await expect(
		author.sidebar.getByRole( 'checkbox', { name: 'Autoplay' } )
	).toBeVisible();
	await expect( author.page.locator( '.dovetail-nudge' ) ).toHaveCount( 0 );
	await expect( banners( author ).inCanvas ).toHaveCount( 0 );
} );

test( 'a visitor of a site whose plan has lapsed reads what was saved, without a script', async ( {
	author,
	visitor,
} ) => {
	await play( 'upgrade-available' );
	const id = await slideshows( 'publish' );
	await author.open( id );
	const ours = ourRequests( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.getByRole( 'img', { name: 'Photograph 1', exact: true } )
	).toBeVisible();
	expect( ours.filter( ( path ) => path.endsWith( '.js' ) ) ).toEqual( [] );
	expect(
		await php( `return get_post( $input )->post_content;`, id )
	).toContain( 'wp:dovetail/slideshow' );
} );

// spec: 000-2.4-2, 000-6-6, 001-7-14
test( 'a cover says that the plan has no video, until it has a picture', async ( {
	author,
} ) => {
	await play( 'upgrade-available' );
	const { page, canvas } = author;
	await author.open(
		await createPost( {
			author: 'author',
			status: 'draft',
			content: EMPTY_COVER,
		} )
	);
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
	const id = await author.publish();
	await author.reloadAndExpectValid( id );
} );

// spec: 000-2.4-2, 000-6-6
test( 'an audio block says that the plan has no upload, and a sound that is chosen is not sent', async ( {
	author,
} ) => {
	await play( 'upgrade-available' );
	const { page, canvas } = author;
	await author.open(
		await createPost( {
			author: 'author',
			status: 'draft',
			content: '<!-- wp:audio /-->',
		} )
	);
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
	test( `coming back with ${ parameter } is told once`, async ( {
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

test( 'banners are counted only after the owner of the site has opted in', async ( {
	author,
} ) => {
	const counted = async () => {
		const log = await fetch( `${ platformUrl() }/__platform/log` );
		const requests = ( await log.json() ) as {
			path: string;
			query: Record< string, string >;
		}[];
		return requests
			.filter( ( { path } ) => path === '/t.gif' )
			.map( ( { query } ) => ( { ...query, _ts: undefined } ) );
	};
	await play( 'upgrade-available' );
	const id = await slideshows( 'draft' );
	await author.open( id );
	await author.selectBlock( SLIDESHOW );
	await expect( banners( author ).inCanvas ).toBeVisible();
	expect( await counted() ).toEqual( [] );

	await php(
		`update_option( 'dovetail_blocks_settings', array( 'analytics' => true ) );`
	);
	await author.open( id );
	await author.selectBlock( SLIDESHOW );
	await expect( banners( author ).inCanvas ).toBeVisible();
	await expect.poll( counted ).toEqual( [
		{
			_en: 'jetpack_editor_block_upgrade_banner_impression',
			plan: 'value_bundle',
			block: 'dovetail/slideshow',
			context: 'editor-canvas',
		},
	] );
} );

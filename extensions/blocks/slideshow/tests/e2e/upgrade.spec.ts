import {
	axeWithin,
	banners,
	createPost,
	expect,
	noticeIn,
	ourRequests,
	php,
	pictures,
	platformRequests,
	play,
	screenshot,
	siteUrl,
	test,
	type WordPress,
	showcaseOf,
} from '#e2e';

declare const wp: WordPress;

const PAID_BLOCK =
	'This block needs a paid plan. You can edit it now; visitors see it in full once the site has one.';
const UPGRADED = 'Congratulations! Your site is now on the Premium plan.';

async function slideshows( status: string ): Promise< number > {
	return createPost( {
		author: 'author',
		status,
		title: 'Walk',
		content: showcaseOf(
			'slideshow',
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

const SLIDESHOW = 1;

test.afterAll( () => play( 'paid' ) );

for ( const siteType of [ 'atomic', 'simple' ] ) {
	// spec: 000-1-3, 000-1-4, 000-1-5, 000-2.1-2, 000-2.1-3, 000-2.1-4, 000-2.1-6, 000-2.2-1, 000-2.2-2, 000-2.4-1, 000-6-3, 000-8-9
	test( `an author buys the plan that a block requires and returns to the post (${ siteType })`, async ( {
		author,
		troubles,
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
		const place = async ( of: typeof above ) => {
			const { y = 0, height = 0 } = ( await of.boundingBox() ) ?? {};
			return { top: y, bottom: y + height };
		};
		await author.selectBlock( SLIDESHOW );
		await expect( inCanvas ).toContainText( PAID_BLOCK );
		// The banner covers only the area above the block.
		const banner = await place( inCanvas );
		expect( banner.top ).toBeGreaterThanOrEqual(
			( await place( above ) ).bottom
		);
		expect( banner.bottom ).toBeLessThanOrEqual(
			( await place( block ) ).top
		);
		await expect( inSidebar ).toContainText( PAID_BLOCK );
		expect( await author.axeInCanvas( '.dovetail-nudge' ) ).toEqual( [] );
		expect(
			await axeWithin( page, '.block-editor-block-inspector' )
		).toEqual( [] );
		await screenshot( page, `upgrade-banner-${ siteType }` );

		const upgrade = inCanvas.getByRole( 'button', { name: 'Upgrade' } );
		await test.step( 'if the post cannot be saved, the author stays in the editor and sees the reason', async () => {
			const requests = /rest_route=|wp-json/;
			await page.route( requests, ( route ) =>
				route.request().method() === 'GET' ||
				! decodeURIComponent( route.request().url() ).includes(
					`/wp/v2/posts/${ id }`
				)
					? route.fallback()
					: route.abort()
			);
			await upgrade.click();
			await expect(
				noticeIn(
					page,
					'Your post could not be saved, so you have not left the editor. Save the post and try again.'
				)
			).toBeVisible();
			await expect( upgrade ).toBeEnabled();
			expect( page.url() ).toContain( `post=${ id }` );
			await page.unroute( requests );
			troubles.splice(
				0,
				troubles.length,
				...troubles.filter(
					( trouble ) => ! /ERR_FAILED/.test( trouble )
				)
			);
		} );

		await page.evaluate( () =>
			wp.data
				.dispatch( 'core/editor' )
				.editPost( { title: 'Walk by the sea' } )
		);
		await upgrade.click();
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
		await expect( noticeIn( page, 'Congratulations!' ) ).toHaveCount( 0 );
		await test.step( 'if the plan includes the block, no banner is shown', async () => {
			await author.openSettings();
			await expect(
				sidebar.getByRole( 'checkbox', { name: 'Autoplay' } )
			).toBeVisible();
			await expect( page.locator( '.dovetail-nudge' ) ).toHaveCount( 0 );
			await expect( inCanvas ).toHaveCount( 0 );
		} );
	} );
}

test( 'if the plan has expired, visitors see the saved slideshow, and the owner decides whether banner views are counted', async ( {
	author,
	visitor,
} ) => {
	const counted = async () => {
		const requests = await platformRequests< {
			path: string;
			query: Record< string, string >;
		} >();
		return requests
			.filter( ( { path } ) => path === '/t.gif' )
			.map( ( { query } ) => ( { ...query, _ts: undefined } ) );
	};
	await play( 'upgrade-available' );
	const id = await slideshows( 'publish' );
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

	await test.step( 'a visitor sees the saved images, and the page loads no script of the plugin', async () => {
		const ours = ourRequests( visitor );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.getByRole( 'img', { name: 'Photograph 1', exact: true } )
		).toBeVisible();
		expect( ours.filter( ( path ) => path.endsWith( '.js' ) ) ).toEqual(
			[]
		);
		expect(
			await php( `return get_post( $input )->post_content;`, id )
		).toContain( 'wp:dovetail/slideshow' );
	} );
} );

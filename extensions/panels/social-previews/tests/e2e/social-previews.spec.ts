import {
	axeWithin,
	createPost,
	expect,
	openGroup,
	php,
	rightToLeft,
	screenshot,
	test,
	withPlugin,
	type Editor,
	type WordPress,
} from '#e2e';

declare const wp: WordPress;

/** A theme that prints its own tags for networks. */
const THEME = `add_filter( 'dovetail_blocks_prints_social_tags', '__return_false' );`;

/** PHP code that uploads an image of one pixel. */
const UPLOAD = `wp_upload_bits( 'tiny.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) )`;

async function openPreviews( { page, sidebar }: Editor ) {
	await openGroup( page, 'Preview and SEO' );
	const open = sidebar.getByRole( 'button', {
		name: 'Preview',
		exact: true,
	} );
	await open.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Social Previews' } );
	await expect( dialog ).toBeVisible();
	return dialog;
}

// spec: 002-2.19-2
test( 'an author can open a draft’s previews by keyboard, and the previews use the page’s tags', async ( {
	author,
} ) => {
	await withPlugin(
		`${ THEME }
		add_action( 'wp_head', static function () {
			echo '<meta name="description" content="Day after day.">';
			echo '<meta property="og:title" content="', esc_attr( get_the_title() ), ' for all">';
		} );`,
		async () => {
			await author.edit(
				'<!-- wp:paragraph --><p>Bread.</p><!-- /wp:paragraph -->',
				'Rye & salt'
			);
			const dialog = await openPreviews( author );
			await expect( dialog.getByRole( 'tab' ) ).toHaveText( [
				'Google Search',
				'Facebook',
				'Twitter',
				'Mastodon',
				'Bluesky',
				'LinkedIn',
				'WhatsApp, Slack',
			] );
			await expect( dialog.getByRole( 'tablist' ) ).toHaveAttribute(
				'aria-orientation',
				'vertical'
			);
			const card = dialog.getByRole( 'img' );
			await expect( card ).toHaveAccessibleName(
				/^Rye & salt.*Day after day\..*127\.0\.0\.1/
			);
			await dialog.getByRole( 'tab', { name: 'Google Search' } ).focus();
			await author.page.keyboard.press( 'ArrowDown' );
			await author.page.keyboard.press( 'Enter' );
			await expect(
				dialog.getByRole( 'tab', { name: 'Facebook' } )
			).toHaveAttribute( 'aria-selected', 'true' );
			await expect( card ).toHaveAccessibleName(
				/^Rye & salt for all\./
			);
			await expect( dialog ).toContainText( 'This link has no image.' );
			await screenshot( author.page, 'social-previews-facebook' );
			expect(
				await axeWithin( author.page, '.dovetail-social-previews' )
			).toEqual( [] );
			await author.page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect(
				author.sidebar.getByRole( 'button', {
					name: 'Preview',
					exact: true,
				} )
			).toBeFocused();
		}
	);
} );

test( 'previews show unsaved changes without saving the post, and offer a retry if the page cannot be read', async ( {
	author,
	troubles,
} ) => {
	// Previewing saves a draft, but not a published post.
	const id = await createPost( {
		title: 'Rye',
		content: '',
		author: 'author',
	} );
	await author.open( id );
	await author.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Wheat' );
	const dialog = await openPreviews( author );
	await expect( dialog.getByRole( 'img' ) ).toHaveAccessibleName( /^Wheat/ );
	await author.page.keyboard.press( 'Escape' );
	await author.page.evaluate( () =>
		wp.data.dispatch( 'core/editor' ).editPost( {
			meta: {
				jetpack_seo_html_title: 'Wheat bread',
				advanced_seo_description: 'Baked twice.',
				jetpack_seo_noindex: true,
			},
		} )
	);
	await openPreviews( author );
	const hint = dialog.getByText( 'asks search engines not to list it' );
	await expect( hint.first() ).toBeVisible();
	await expect( dialog ).toContainText( 'from the title for search engines' );
	await dialog.getByRole( 'tab', { name: 'Facebook' } ).click();
	await expect( dialog.getByRole( 'img' ) ).toHaveAccessibleName(
		/^Wheat bread\. Baked twice\./
	);
	await expect( hint ).toHaveCount( 0 );
	expect( await author.isDirty() ).toBe( true );
	expect( await php( `return get_post( $input )->post_title;`, id ) ).toBe(
		'Rye'
	);

	await author.page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await author.page.route( /preview=true|preview_id/, ( route ) =>
		route.abort()
	);
	await openPreviews( author );
	await expect( dialog ).toContainText( 'could not be read' );
	await author.page.unrouteAll();
	await dialog.getByRole( 'button', { name: 'Reload' } ).click();
	await expect( dialog.getByRole( 'img' ) ).toHaveAccessibleName( /^Wheat/ );
	troubles.length = 0;
} );

test( 'previews of a published post show its unsaved excerpt and first image, and leave the saved post unchanged', async ( {
	author,
} ) => {
	const [ image = '' ] = await php< string[] >(
		`return array( ${ UPLOAD }['url'] );`
	);
	const id = await createPost( {
		title: 'Rye',
		content: '<!-- wp:paragraph --><p>Bread.</p><!-- /wp:paragraph -->',
		author: 'author',
	} );
	const saved = () =>
		php< string[] >(
			`$post = get_post( $input ); return array( $post->post_excerpt, $post->post_content );`,
			id
		);
	const before = await saved();
	await author.open( id );
	await author.page.evaluate( ( url ) => {
		wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks( [ wp.blocks.createBlock( 'core/image', { url } ) ] );
		wp.data
			.dispatch( 'core/editor' )
			.editPost( { excerpt: 'Baked twice.' } );
	}, image );
	const dialog = await openPreviews( author );
	await dialog.getByRole( 'tab', { name: 'Facebook' } ).click();
	await expect( dialog.getByRole( 'img' ) ).toHaveAccessibleName(
		/Baked twice\./
	);
	await expect( dialog ).toContainText( 'from the excerpt' );
	await expect( dialog ).toContainText( 'the first image in the post' );
	await expect( dialog.locator( `img[src="${ image }"]` ) ).toBeVisible();
	expect( await saved() ).toEqual( before );
} );

test( 'previews of a published post do not show a featured image that was removed', async ( {
	author,
} ) => {
	const id = await createPost( {
		title: 'Rye',
		content: '',
		author: 'author',
	} );
	await php(
		`$file  = ${ UPLOAD };
		$image = wp_insert_attachment( array( 'post_title' => 'Tiny', 'post_mime_type' => 'image/png' ), $file['file'] );
		wp_update_attachment_metadata( $image, array( 'width' => 1, 'height' => 1, 'file' => _wp_relative_upload_path( $file['file'] ) ) );
		set_post_thumbnail( $input, $image );`,
		id
	);
	await author.open( id );
	const dialog = await openPreviews( author );
	await dialog.getByRole( 'tab', { name: 'Bluesky' } ).click();
	await expect( dialog ).toContainText( 'the featured image' );
	await author.page.keyboard.press( 'Escape' );
	await author.page.evaluate( () =>
		wp.data.dispatch( 'core/editor' ).editPost( { featured_media: 0 } )
	);
	await openPreviews( author );
	await dialog.getByRole( 'tab', { name: 'Bluesky' } ).click();
	await expect( dialog ).toContainText( 'This link has no image.' );
} );

test( 'an author can set a missing featured image by keyboard, and the focus returns to the previews', async ( {
	author,
} ) => {
	const { page } = author;
	await php(
		`$file = ${ UPLOAD };
		return wp_insert_attachment( array( 'post_title' => 'Tiny', 'post_mime_type' => 'image/png' ), $file['file'] );`
	);
	const id = await createPost( {
		title: 'Rye',
		content: '',
		author: 'author',
	} );
	await author.open( id );
	const dialog = await openPreviews( author );
	const tab = dialog.getByRole( 'tab', { name: 'Bluesky' } );
	await tab.click();
	const set = dialog.getByRole( 'button', { name: 'Set featured image' } );
	const library = page.locator( '.media-modal:visible' );
	await set.press( 'Enter' );
	await expect( library ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( library ).toHaveCount( 0 );
	await expect( set ).toBeFocused();

	await set.press( 'Enter' );
	await library
		.getByRole( 'tab', { name: 'Media Library' } )
		.press( 'Enter' );
	await library
		.getByRole( 'checkbox', { name: 'Tiny' } )
		.first()
		.press( 'Enter' );
	await library
		.getByRole( 'button', { name: 'Set featured image' } )
		.press( 'Enter' );
	await expect( dialog ).toContainText( 'the featured image' );
	await expect( set ).toHaveCount( 0 );
	await expect( tab ).toBeFocused();
	expect( await author.isDirty() ).toBe( true );
} );

test( 'a preview warns about a title longer than two lines', async ( {
	author,
} ) => {
	await author.edit( '', 'Rye and wheat and spelt '.repeat( 8 ) );
	await author.page.setViewportSize( { width: 390, height: 800 } );
	const dialog = await openPreviews( author );
	await dialog.getByRole( 'tab', { name: 'Mastodon' } ).click();
	await expect( dialog.locator( '.is-title' ) ).toContainText( '…' );
	await dialog.getByRole( 'tab', { name: 'Bluesky' } ).click();
	await expect( dialog ).toContainText( 'more than two lines' );
	await screenshot( author.page, 'social-previews-390' );
	await author.page.setViewportSize( { width: 1280, height: 900 } );
} );

test( 'previews show where the image comes from, and warn if the image is small or missing', async ( {
	author,
	troubles,
} ) => {
	const picture = await php< string >(
		`$file = ${ UPLOAD };
		return $file['url'];`
	);
	const id = await createPost( {
		title: 'Rye',
		content: `<!-- wp:image --><figure class="wp-block-image"><img src="${ picture }" alt=""/></figure><!-- /wp:image -->`,
		author: 'author',
	} );
	await author.open( id );
	const dialog = await openPreviews( author );
	await dialog.getByRole( 'tab', { name: 'Facebook' } ).click();
	await expect( dialog ).toContainText( 'the first image in the post' );
	await expect( dialog ).toContainText( 'smaller than 200 pixels' );
	await dialog.getByRole( 'tab', { name: 'Bluesky' } ).click();
	await expect( dialog ).toContainText( 'the first image in the post' );
	await author.page.keyboard.press( 'Escape' );
	await withPlugin( THEME, async () => {
		await author.open( id );
		const bare = await openPreviews( author );
		await bare.getByRole( 'tab', { name: 'Bluesky' } ).click();
		await expect( bare ).toContainText( 'This link has no image.' );
	} );
	await withPlugin(
		`define( 'RANK_MATH_VERSION', '1' );
		add_action( 'wp_head', static function () { echo '<meta property="og:image" content="/gone.jpg"><meta property="og:title" content="Buy">'; } );`,
		async () => {
			await author.open( id );
			const again = await openPreviews( author );
			await again.getByRole( 'tab', { name: 'Bluesky' } ).click();
			await expect( again ).toContainText( 'from Rank Math SEO' );
			await expect( again ).toContainText( 'The image can’t be loaded.' );
		}
	);
	troubles.length = 0;
} );

// spec: 002-6-5
test( 'a site whose plan lacks social previews shows an upgrade offer', async ( {
	author,
} ) => {
	await withPlugin(
		`add_filter( 'dovetail_blocks_availability', static function ( $records ) {
			$records['social-previews'] = array( 'available' => false, 'unavailable_reason' => 'missing_plan', 'required_plan' => 'business-bundle' );
			return $records;
		} );
		add_filter( 'dovetail_blocks_settings', static function ( $settings ) { return array( 'analytics' => true ) + (array) $settings; } );`,
		async () => {
			const id = await createPost( {
				title: 'Rye',
				content: '',
				status: 'draft',
				author: 'author',
			} );
			await author.open( id );
			const pixels: string[] = [];
			author.page.on( 'request', ( request ) => {
				if ( request.url().includes( '/t.gif' ) ) {
					pixels.push( request.url() );
				}
			} );
			const dialog = await openPreviews( author );
			await expect( dialog ).toContainText(
				'Social Previews need the Business or the eCommerce plan.'
			);
			await expect( dialog.getByRole( 'tab' ) ).toHaveCount( 0 );
			await dialog.getByRole( 'button', { name: 'Upgrade' } ).click();
			await author.page.waitForURL( /checkout/ );
			expect( pixels ).toEqual( [
				expect.stringMatching(
					/_en=jetpack_editor_block_upgrade_click.*feature=social-previews/
				),
			] );
		}
	);
} );

test( 'a new post shows that there is nothing to preview yet, even on a right-to-left site', async ( {
	author,
} ) => {
	await rightToLeft( async () => {
		await author.open();
		const dialog = await openPreviews( author );
		await expect( dialog ).toContainText(
			'There is nothing to preview yet.'
		);
		await author.page.keyboard.press( 'Escape' );
		await author.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'لحم' );
		await openPreviews( author );
		await expect( dialog.getByRole( 'img' ) ).toBeVisible();
		await screenshot( author.page, 'social-previews-rtl' );
	} );
} );

import type { Page } from '@playwright/test';
import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
} from '#e2e';

const BLOCK = '.wp-block-dovetail-wordads';

/** An ad network's code. It adds content to the frame and counts how often its script runs. */
const AD =
	'<a href="https://example.org/offer" style="display:grid;place-items:center;min-height:inherit;background:#1d3b2f;color:#fff">Rye flour, %s</a><script>window.ran = ( window.ran || 0 ) + 1</script>';

const serveAd = ( isOn: boolean ) =>
	php< boolean >(
		`return update_option( 'e2e_advertisement', $input );`,
		isOn ? AD : ''
	);

/** Stores an image of the right size for each given format, and empties all other slots. */
const servePictures = ( ...formats: string[] ) =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/image.php';
		$slots = array();
		foreach ( $input as $name ) {
			$size  = \\Dovetail\\Wordads\\Slots::formats()[ $name ];
			$image = imagecreatetruecolor( 2 * $size['width'], 2 * $size['height'] );
			imagefill( $image, 0, 0, imagecolorallocate( $image, 29, 59, 47 ) );
			ob_start();
			imagepng( $image );
			$upload  = wp_upload_bits( "rye-$name.png", null, ob_get_clean() );
			$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Rye' ), $upload['file'] );
			wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $upload['file'] ) );
			$slots[ $name ] = array( 'kind' => 'image', 'image' => $picture, 'link' => 'https://example.org/offer', 'alt' => "Rye flour, $name" );
		}
		return update_option( 'dovetail_blocks_ad_slots', $slots );`,
		formats
	);

const serveNothing = () =>
	php(
		`foreach ( \\Dovetail\\Wordads\\Slots::stored() as $slot ) {
			wp_delete_attachment( $slot['image'], true );
		}
		return delete_option( 'dovetail_blocks_ad_slots' );`
	);

// spec: 002-1-14, 002-2.13-1, 002-9-1
test( 'an ad keeps all of the author’s settings, and the page reserves space for the ad', async ( {
	author,
	pageAs,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'wordads' );
	const frame = canvas.getByRole( 'img', {
		name: 'Advertisement: Rectangle 300 × 250',
	} );
	await expect( frame ).toBeVisible();
	await author.selectBlock();
	await author.openSettings();
	await screenshot( page, 'wordads-editor' );
	const toolbar = page.locator( '.block-editor-block-contextual-toolbar' );
	await toolbar.getByRole( 'button', { name: 'Pick an ad format' } ).click();
	await screenshot( page, 'wordads-formats' );
	await page
		.getByRole( 'menuitemradio', { name: 'Wide skyscraper 160 × 600' } )
		.click();
	await toolbar.getByRole( 'button', { name: 'Align', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Align left' } ).click();
	await sidebar.getByRole( 'checkbox', { name: 'Hide on mobile' } ).check();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'wordads-editor-set' );

	const id = await author.publish( 'Flour' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			name: 'dovetail/wordads',
			attributes: {
				align: 'left',
				format: 'wideskyscraper',
				hideMobile: true,
			},
		},
	] );

	const address = `${ siteUrl() }/?p=${ id }`;
	const bare = await pageAs( null );
	await bare.goto( address );
	await expect( bare.locator( `${ BLOCK }__frame` ) ).toHaveCount( 0 );
	try {
		await servePictures( 'wideskyscraper' );
		for ( const [ width, isShown ] of [
			[ 599, false ],
			[ 600, true ],
		] as const ) {
			// Disable JavaScript, because browsers then load every image immediately.
			const visitor = await pageAs( null, {
				javaScriptEnabled: ! isShown,
				viewport: { width, height: 844 },
			} );
			const pictures: string[] = [];
			visitor.on( 'request', ( request ) => {
				if ( request.url().includes( '/rye-' ) ) {
					pictures.push( request.url() );
				}
			} );
			await visitor.goto( address );
			const picture = visitor.locator( `${ BLOCK } img` );
			await expect( picture ).toBeVisible( { visible: isShown } );
			expect( pictures.length > 0 ).toBe( isShown );
			if ( isShown ) {
				expect( await picture.boundingBox() ).toMatchObject( {
					width: 160,
					height: 600,
				} );
			}
		}
	} finally {
		await serveNothing();
	}
} );

const withAd = ( attributes: object, tall = '' ) => {
	const json = JSON.stringify( attributes );
	const { format, hideMobile } = {
		format: 'mrec',
		hideMobile: false,
		...attributes,
	};
	return createPost( {
		content: `${ tall }<!-- wp:dovetail/wordads ${ json } -->\n<div class="wp-block-dovetail-wordads aligncenter is-format-${ format.replace( '_', '-' ) }${ hideMobile ? ' is-hidden-on-mobile' : '' }"></div>\n<!-- /wp:dovetail/wordads -->`,
	} );
};

const ran = ( page: Page ) =>
	page.evaluate< unknown >( () => Reflect.get( window, 'ran' ) );

// spec: 002-9-1
test( 'ad network code loads near the viewport, in a frame labeled as an advertisement', async ( {
	pageAs,
} ) => {
	const id = await withAd(
		{},
		'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
	);
	try {
		await serveAd( true );
		const visitor = await pageAs( null );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const place = visitor.getByRole( 'complementary', {
			name: 'Advertisement',
		} );
		const content = place.locator( `${ BLOCK }__content` );
		await expect(
			visitor.locator( '[data-dovetail-mounted]' )
		).toHaveCount( 1 );
		const before = await content.boundingBox();
		expect( before ).toMatchObject( { width: 300, height: 250 } );
		expect( await ran( visitor ) ).toBeUndefined();
		await place.scrollIntoViewIfNeeded();
		await expect( place ).toContainText( 'Rye flour, mrec' );
		await expect(
			place.getByText( 'Advertisement', { exact: true } )
		).toBeVisible();
		expect( await ran( visitor ) ).toBe( 1 );
		expect( await content.boundingBox() ).toMatchObject( {
			width: 300,
			height: 250,
		} );
		expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		await screenshot( visitor, 'wordads-visitor' );
	} finally {
		await serveAd( false );
	}
} );

test( 'ad network code is not in the page before the visitor consents', async ( {
	pageAs,
} ) => {
	const id = await withAd( {} );
	try {
		await serveAd( true );
		const visitor = await pageAs( null );
		await visitor.addInitScript( () => {
			Reflect.set( window, 'dovetailConsent', { marketing: false } );
		} );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.locator( '[data-dovetail-mounted]' )
		).toHaveCount( 1 );
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await expect( visitor.getByText( 'Rye flour' ) ).toHaveCount( 0 );
		expect( await ran( visitor ) ).toBeUndefined();
		await visitor.evaluate( () =>
			document.dispatchEvent(
				new CustomEvent( 'dovetail-consent', {
					detail: { marketing: true },
				} )
			)
		);
		await expect( visitor.getByText( 'Rye flour, mrec' ) ).toBeVisible();
		expect( await ran( visitor ) ).toBe( 1 );
	} finally {
		await serveAd( false );
	}
} );

// spec: 002-2.13-1
test( 'on a phone, a leaderboard becomes a mobile leaderboard, and a hidden ad is not in the page', async ( {
	pageAs,
} ) => {
	const shown = await withAd( { format: 'leaderboard' } );
	const hidden = await withAd( { format: 'mrec', hideMobile: true } );
	try {
		await serveAd( true );
		const phone = await pageAs( null, {
			viewport: { width: 390, height: 844 },
		} );
		await phone.goto( `${ siteUrl() }/?p=${ shown }` );
		const place = phone.getByRole( 'complementary', {
			name: 'Advertisement',
		} );
		await expect( place ).toHaveCount( 1 );
		await expect( place ).toContainText( 'Rye flour, mobile_leaderboard' );
		expect(
			await place.locator( `${ BLOCK }__content` ).boundingBox()
		).toMatchObject( { width: 320, height: 50 } );
		expect( await ran( phone ) ).toBe( 1 );
		await screenshot( phone, 'wordads-phone' );

		await phone.goto( `${ siteUrl() }/?p=${ hidden }` );
		await expect( phone.locator( '[data-dovetail-mounted]' ) ).toHaveCount(
			1
		);
		await expect( place ).toHaveCount( 0 );
		await phone.evaluate( () => window.scrollTo( 0, 9999 ) );
		await expect( phone.getByText( 'Rye flour' ) ).toHaveCount( 0 );
		expect( await ran( phone ) ).toBeUndefined();
		await phone.setViewportSize( { width: 844, height: 390 } );
		await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
		await expect( place ).toContainText( 'Rye flour, mrec' );
	} finally {
		await serveAd( false );
	}
} );

test( 'an ad slot that the owner sets up appears in the editor and on the page', async ( {
	admin,
	pageAs,
} ) => {
	const { page, canvas } = admin;
	await admin.edit();
	await admin.insert( 'wordads' );
	await expect(
		canvas.getByText( /^Visitors see nothing here/ )
	).toBeVisible();
	await screenshot( page, 'wordads-nothing' );
	const link = canvas.getByRole( 'link', {
		name: /^Set up an ad in the settings/,
	} );
	const settings = await page.context().newPage();
	await settings.goto( ( await link.getAttribute( 'href' ) ) ?? '' );
	try {
		await settings.getByText( 'Rectangle 300 × 250' ).click();
		const slot = settings.locator( 'details', {
			hasText: 'Rectangle 300 × 250',
		} );
		await expect( slot.getByRole( 'textbox' ) ).toHaveCount( 0 );
		await slot
			.getByRole( 'combobox', { name: 'Content' } )
			.selectOption( 'Code from an ad network' );
		await slot.getByRole( 'textbox', { name: 'Code' } ).fill( AD );
		await screenshot( settings, 'wordads-settings' );
		await settings.getByRole( 'button', { name: 'Save Changes' } ).click();
		await expect( settings.getByText( 'Settings saved.' ) ).toBeVisible();
		await expect(
			slot.getByRole( 'textbox', { name: 'Code' } )
		).toHaveValue( AD );
		const id = await admin.publish( 'A page with an ad' );
		await admin.reopenAndExpectValid();
		await expect(
			canvas.getByText(
				'Ad code from a network. It runs on the page, not in the editor.'
			)
		).toBeVisible();
		expect( await admin.axeInCanvas( BLOCK ) ).toEqual( [] );
		const visitor = await pageAs( null );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect( visitor.getByText( 'Rye flour' ) ).toBeVisible();
	} finally {
		await serveNothing();
	}
} );

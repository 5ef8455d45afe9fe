import type { Page } from '@playwright/test';
import { axeWithin, expect, photograph, screenshot, test } from '#e2e';
import {
	BLOCK,
	comparison,
	comparisonHtml,
	open,
	STAGE,
	VIEW,
} from './support';

const placesOf = ( page: Page ) =>
	page.evaluate( () =>
		[ '.juxtapose', '.juxtapose img', '.below' ].map( ( selector ) =>
			JSON.stringify(
				document.querySelector( selector )?.getBoundingClientRect()
			)
		)
	);

// spec: 002-1-10, 002-2.9-1, 002-3.9-1, 002-5-11
test( 'a comparison keeps all of the author’s settings', async ( {
	author,
	visitor,
} ) => {
	const { page, canvas, sidebar } = author;
	await author.edit();
	await author.insert( 'image-compare' );
	const block = canvas.locator( BLOCK );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await screenshot( page, 'image-compare-empty' );
	const places = block.locator( '.components-placeholder' );
	await expect( places ).toHaveCount( 2 );
	await places
		.filter( { hasText: '“Before” image' } )
		.locator( 'input[type="file"]' )
		.setInputFiles( photograph( 'vash-gon-square' ) );
	await expect( places ).toHaveCount( 1 );
	await places
		.locator( 'input[type="file"]' )
		.setInputFiles( photograph( 'coral-square' ) );

	const divider = canvas.getByRole( 'slider' );
	await expect( divider ).toHaveAccessibleName(
		'Divider between the picture before and the picture after'
	);
	await divider.press( 'ArrowRight' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '51' );
	await author.selectBlock();
	await canvas
		.getByRole( 'textbox', { name: 'Caption' } )
		.fill( 'Fish & chips' );
	await author.openSettings();
	await sidebar.getByRole( 'radio', { name: 'Vertical' } ).check();
	await expect( divider ).toHaveAttribute( 'aria-orientation', 'vertical' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '51' );
	await sidebar
		.getByRole( 'textbox', {
			name: 'Alternative text of the “before” image',
		} )
		.fill( 'Rocks & "moss" <here> &lt;' );
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	expect( await author.axeInControls() ).toEqual( [] );
	await screenshot( page, 'image-compare-editor' );

	const id = await author.publish( 'Compare' );
	await author.reopenAndExpectValid();
	expect( await author.blocks() ).toMatchObject( [
		{
			attributes: {
				imageBefore: {
					alt: 'Rocks &amp; "moss" ‹here› &amp;lt;',
					width: 594,
					height: 594,
				},
				imageAfter: { width: 594, height: 594 },
				caption: 'Fish &amp; chips',
				orientation: 'vertical',
			},
		},
	] );

	await open( visitor, id );
	await expect( visitor.getByRole( 'slider' ) ).toHaveAttribute(
		'aria-orientation',
		'vertical'
	);
	const first = visitor.locator( `${ STAGE } img` ).first();
	await expect( first ).toHaveAttribute(
		'alt',
		'Rocks & "moss" ‹here› &lt;'
	);
	await expect( first ).toHaveAttribute( 'srcset', /\d+w/ );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await screenshot( visitor, 'image-compare-visitor' );
} );

test( 'a comparison shows the author’s labels and starts at the author’s position', async ( {
	author,
	visitor,
	pageAs,
} ) => {
	const { canvas, sidebar, page } = author;
	const id = await author.edit( await comparisonHtml() );
	const divider = canvas.getByRole( 'slider' );
	const stage = canvas.locator( STAGE );
	await expect( divider ).toBeVisible();
	const box = await stage.boundingBox();
	if ( ! box ) {
		throw new Error( 'The pictures take no place.' );
	}
	const press = () =>
		page.mouse.click( box.x + box.width * 0.25, box.y + 120 );
	// The first click only selects the block.
	await press();
	await expect( canvas.locator( BLOCK ) ).toHaveClass( /is-selected/ );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '50' );
	await press();
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '25' );
	await author.openSettings();
	await sidebar
		.getByRole( 'textbox', { name: 'Label of the “before” image' } )
		.fill( '1926' );
	await screenshot( page, 'image-compare-labels' );
	await author.publish();
	await author.reopenAndExpectValid();

	await open( visitor, id );
	await expect( visitor.getByRole( 'slider' ) ).toHaveAttribute(
		'aria-valuenow',
		'25'
	);
	await expect( visitor.locator( '.juxtapose__label-text' ) ).toHaveText( [
		'1926',
		'After',
	] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );

	const withoutScript = await pageAs( null, { javaScriptEnabled: false } );
	await open( withoutScript, id );
	await expect( withoutScript.getByText( '1926' ) ).toBeVisible();
	await expect(
		withoutScript.getByText( 'Before', { exact: true } )
	).toHaveCount( 0 );
} );

test( 'a file that is not an image is rejected', async ( { author } ) => {
	await author.edit();
	await author.insert( 'image-compare' );
	await author.canvas
		.locator( `${ BLOCK } input[type="file"]` )
		.first()
		.setInputFiles( {
			name: 'words.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from( 'No image' ),
		} );
	await expect(
		author.page.locator( '.components-notice.is-error' )
	).toBeVisible();
	expect( await author.content() ).toBe(
		'<!-- wp:dovetail/image-compare /-->'
	);
} );

test( 'a visitor can move the divider by mouse, touch and keyboard', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, { hasTouch: true } );
	await open( page, await comparison() );
	const divider = page.getByRole( 'slider' );
	const value = () => divider.getAttribute( 'aria-valuenow' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '50' );
	await divider.press( 'ArrowLeft' );
	expect( await value() ).toBe( '49' );
	await page.getByRole( 'button', { name: 'A waterfall' } ).press( 'Enter' );
	expect( await value() ).toBe( '90' );
	await screenshot( page, 'image-compare-most-of-the-first' );

	const box = await page.locator( STAGE ).boundingBox();
	if ( ! box ) {
		throw new Error( 'The pictures take no place.' );
	}
	await page.mouse.click( box.x + box.width / 4, box.y + 40 );
	expect( await value() ).toBe( '25' );
	await page.mouse.move( box.x + box.width / 4, box.y + 40 );
	await page.mouse.down();
	await page.mouse.move( box.x + box.width * 0.6, box.y + 60, { steps: 4 } );
	await page.mouse.up();
	expect( await value() ).toBe( '60' );
	await page.touchscreen.tap( box.x + box.width * 0.8, box.y + 40 );
	expect( await value() ).toBe( '80' );
} );

for ( const [ orientation, sideways ] of [
	[ 'horizontal', 0.3 ],
	[ 'vertical', 0 ],
] as const ) {
	test( `scrolling the page by touching the images does not move the divider (${ orientation })`, async ( {
		pageAs,
	} ) => {
		const page = await pageAs( null, {
			hasTouch: true,
			viewport: { width: 390, height: 600 },
		} );
		await open( page, await comparison( orientation ) );
		const stage = page.locator( STAGE );
		await stage.scrollIntoViewIfNeeded();
		const divider = page.getByRole( 'slider' );
		const value = () => divider.getAttribute( 'aria-valuenow' );
		await expect( divider ).toHaveAttribute( 'aria-valuenow', '50' );
		const positions = await stage.evaluateHandle( ( element ) => {
			const seen: string[] = [];
			new MutationObserver( () =>
				seen.push(
					element.style.getPropertyValue( '--juxtapose-position' )
				)
			).observe( element, { attributes: true } );
			return seen;
		} );
		const browser = await page.context().newCDPSession( page );
		const touch = ( type: string, x?: number, y?: number ) =>
			browser.send( 'Input.dispatchTouchEvent', {
				type: type as 'touchStart',
				touchPoints:
					x === undefined || y === undefined ? [] : [ { x, y } ],
			} );
		const pictures = await stage.boundingBox();
		if ( ! pictures ) {
			throw new Error( 'The pictures take no place.' );
		}
		// Start the swipe on the lower image, away from the handle.
		const start = pictures.y + pictures.height * 0.85;
		const scrolled = () => page.evaluate( () => window.scrollY );
		const before = await scrolled();
		await touch( 'touchStart', 100, start );
		for ( let step = 1; step <= 15; step++ ) {
			await touch(
				'touchMove',
				100 + step * 12 * sideways,
				start - step * 12
			);
		}
		await touch( 'touchEnd' );
		await expect.poll( scrolled ).toBeGreaterThan( before + 50 );
		expect( await value() ).toBe( '50' );
		expect( await positions.jsonValue() ).toEqual( [] );

		// A swipe along the divider's axis moves the divider, if it starts on the handle. The page may still be scrolling.
		let at = NaN;
		await expect
			.poll( async () => {
				const previous = at;
				at = await scrolled();
				return at === previous;
			} )
			.toBe( true );
		const box = await divider.boundingBox();
		if ( ! box ) {
			throw new Error( 'The divider takes no place.' );
		}
		const x = box.x + box.width / 2;
		const y =
			Math.max( box.y, 0 ) + ( orientation === 'vertical' ? 22 : 60 );
		await touch( 'touchStart', x, y );
		for ( let step = 1; step <= 8; step++ ) {
			await touch(
				'touchMove',
				x + ( orientation === 'vertical' ? 0 : step * 10 ),
				y + ( orientation === 'vertical' ? step * 10 : 0 )
			);
		}
		await touch( 'touchEnd' );
		expect( Number( await value() ) ).toBeGreaterThan( 60 );
	} );

	test( `the layout does not shift when the script loads (${ orientation })`, async ( {
		visitor,
		troubles,
	} ) => {
		const id = await comparison( orientation );
		await visitor.route( VIEW, ( route ) => route.abort() );
		await open( visitor, id );
		const waiting = await placesOf( visitor );
		await expect(
			visitor.locator( `${ BLOCK }__label` ).first()
		).toBeHidden();
		await screenshot( visitor, `image-compare-waiting-${ orientation }` );
		troubles.length = 0;

		await visitor.unroute( VIEW );
		await open( visitor, id );
		await expect( visitor.getByRole( 'slider' ) ).toBeVisible();
		expect( await placesOf( visitor ) ).toEqual( waiting );
		await screenshot( visitor, `image-compare-${ orientation }` );
	} );
}

test( 'on a narrow screen, nothing is wider than the page', async ( {
	pageAs,
} ) => {
	const page = await pageAs( null, {
		viewport: { width: 390, height: 800 },
		forcedColors: 'active',
		reducedMotion: 'reduce',
	} );
	await open( page, await comparison() );
	await page.getByRole( 'slider' ).press( 'Home' );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await screenshot( page, 'image-compare-narrow-forced-colors' );
} );

test( 'in a right-to-left language, the first image is on the right', async ( {
	visitor,
} ) => {
	const id = await comparison();
	await visitor.route( `**/?p=${ id }`, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: ( await response.text() ).replace(
				'<html ',
				'<html dir="rtl" '
			),
		} );
	} );
	await open( visitor, id );
	const divider = visitor.getByRole( 'slider' );
	await divider.press( 'ArrowLeft' );
	await expect( divider ).toHaveAttribute( 'aria-valuenow', '51' );
	await screenshot( visitor, 'image-compare-rtl' );
} );

import {
	axeWithin,
	createPost,
	expect,
	feedOf,
	recordShifts,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { BLOCK, PAGE, saved } from './support';

for ( const [ style, width, height, narrow ] of [
	[ 'standard', 224, 301, 301 ],
	[ 'tall', 288, 490, 490 ],
	[ 'wide', 840, 150, 301 ],
	[ 'button', 210, 113, 113 ],
] as const ) {
	test( `an OpenTable ${ style } form has the size that OpenTable specifies, fits on a phone screen, and causes no layout shift`, async ( {
		pageAs,
	} ) => {
		const id = await createPost( {
			author: 'author',
			content:
				style === 'wide'
					? saved( ',"style":"wide","align":"wide"', ' alignwide' )
					: saved( `,"style":"${ style }"` ),
		} );
		for ( const [ screen, size ] of [
			[ 1280, { width, height } ],
			[ 390, { width: Math.min( width, 390 ), height: narrow } ],
		] as const ) {
			const visitor = await pageAs( null, {
				viewport: { width: screen, height: 800 },
			} );
			const shifts = await recordShifts( visitor );
			await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			const show = visitor.getByRole( 'button', {
				name: 'Show OpenTable',
			} );
			await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
			await expect( show ).toBeVisible();
			await screenshot(
				visitor,
				`opentable-${ style }-facade-${ screen }`
			);
			expect( await shifts() ).toEqual( [] );
			const link = visitor.getByRole( 'link', {
				name: 'Trattoria Bellini',
			} );
			const stage = visitor.locator(
				`${ BLOCK } .dovetail-embed__stage`
			);
			const [ before, kept ] = await Promise.all( [
				link.boundingBox(),
				stage.boundingBox(),
			] );
			await show.click();
			const frame = visitor.locator( `${ BLOCK } iframe` );
			await expect(
				frame
					.contentFrame()
					.getByRole( 'button', { name: 'Find a table' } )
			).toBeVisible();
			const box = ( await frame.boundingBox() )!;
			expect( box.height ).toBe( size.height );
			expect( box.width ).toBeLessThanOrEqual( size.width );
			expect( box.width ).toBeGreaterThan(
				Math.min( size.width, 310 ) - 1
			);
			await screenshot(
				visitor,
				`opentable-${ style }-open-${ screen }`
			);
			// The space that was reserved for the facade is released.
			expect( ( await stage.boundingBox() )!.height ).toBe( size.height );
			expect( ( await link.boundingBox() )!.y ).toBeCloseTo(
				before!.y - kept!.height + size.height,
				1
			);
			expect(
				await visitor.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						window.innerWidth
				)
			).toBe( true );
			await visitor.close();
		}
	} );
}

test( 'an OpenTable button that opens automatically causes no layout shift, and has no margins if they are off', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: saved( ',"style":"button","negativeMargin":true' ),
	} );
	const visitor = await pageAs( null );
	const shifts = await recordShifts( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const link = visitor.getByRole( 'link', { name: 'Trattoria Bellini' } );
	const stage = visitor.locator( `${ BLOCK } .dovetail-embed__stage` );
	const form = visitor
		.locator( `${ BLOCK } iframe` )
		.contentFrame()
		.getByRole( 'button', { name: 'Find a table' } );
	const kept = await link.boundingBox();
	await visitor.getByRole( 'button', { name: 'Show OpenTable' } ).click();
	await expect( form ).toBeVisible();
	expect( ( await stage.boundingBox() )!.height ).toBe( 113 - 2 * 14 );
	await screenshot( visitor, 'opentable-button-without-margins' );
	await visitor
		.getByRole( 'checkbox', { name: 'Always show OpenTable' } )
		.check();

	await visitor.reload();
	await expect( form ).toBeVisible();
	expect( await link.boundingBox() ).toEqual( kept );
	expect( await shifts() ).toEqual( [] );
} );

for ( const style of [ 'standard', 'wide', 'button' ] as const ) {
	test( `if OpenTable does not respond, the ${ style } form shows an error in both text directions`, async ( {
		pageAs,
		troubles,
	} ) => {
		const id = await createPost( {
			author: 'author',
			content:
				style === 'wide'
					? saved( ',"style":"wide","align":"wide"', ' alignwide' )
					: saved( `,"style":"${ style }"` ),
		} );
		for ( const [ screen, direction ] of [
			[ 1280, 'ltr' ],
			[ 390, 'rtl' ],
		] as const ) {
			const visitor = await pageAs( null, {
				viewport: { width: screen, height: 800 },
			} );
			await visitor.clock.install();
			await visitor.route( /services\/opentable/, () => {} );
			await visitor.goto( `${ siteUrl() }/?p=${ id }` );
			await visitor.evaluate( ( dir ) => {
				document.documentElement.dir = dir;
			}, direction );
			await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
			const show = visitor.getByRole( 'button', {
				name: 'Show OpenTable',
			} );
			await show.click();
			await expect(
				visitor.locator( `${ BLOCK } iframe` )
			).toBeAttached();
			await visitor.clock.runFor( 15_000 );
			await expect(
				visitor.getByText(
					'opentable.com does not answer. You can try again, or follow the link.'
				)
			).toBeVisible();
			await expect( show ).toBeEnabled();
			const [ inner, outer ] = await Promise.all( [
				visitor
					.locator( `${ BLOCK } .dovetail-embed__facade` )
					.boundingBox(),
				visitor
					.locator( `${ BLOCK } .dovetail-embed__stage` )
					.boundingBox(),
			] );
			expect( inner!.height ).toBeLessThanOrEqual( outer!.height );
			expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
			expect(
				await visitor.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						window.innerWidth
				)
			).toBe( true );
			await screenshot(
				visitor,
				`opentable-${ style }-silent-${ screen }`
			);
			await visitor.close();
		}
		troubles.splice( 0 );
	} );
}

test( 'an OpenTable form beside text has enough space for its facade', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: `${ saved( ',"align":"left"', ' alignleft' ) }\n<!-- wp:paragraph --><p>${ 'We cook for you from Tuesday to Sunday. '.repeat(
			20
		) }</p><!-- /wp:paragraph -->`,
	} );
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const facade = visitor.locator( `${ BLOCK } .dovetail-embed__facade` );
	await expect( facade ).toBeVisible();
	const [ inner, outer ] = await Promise.all( [
		facade.boundingBox(),
		visitor.locator( `${ BLOCK } .dovetail-embed__stage` ).boundingBox(),
	] );
	expect( outer!.width ).toBeGreaterThanOrEqual( 224 );
	expect( inner!.height ).toBeLessThanOrEqual( outer!.height );
	await screenshot( visitor, 'opentable-left' );
} );

test( 'print, feeds, and pages without a script or an iframe show links to OpenTable', async ( {
	pageAs,
} ) => {
	const id = await createPost( {
		author: 'author',
		content: showcaseOf( 'opentable' ),
	} );
	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	const link = plain.getByRole( 'link', { name: 'Trattoria Bellini' } );
	await expect( link ).toHaveAttribute( 'href', `${ PAGE }412810` );
	const { height = 0 } = ( await plain.locator( BLOCK ).boundingBox() ) ?? {};
	expect( height ).toBeLessThan( 80 );
	const feed = await feedOf( id );
	expect( feed ).toContain(
		`<a href="${ PAGE }412810">Trattoria Bellini</a>`
	);
	expect( feed ).not.toContain( 'dovetail-embed' );

	const linked = await createPost( {
		author: 'author',
		content: showcaseOf( 'opentable__link' ),
	} );
	const visitor = await pageAs( null );
	await visitor.goto( `${ siteUrl() }/?p=${ linked }` );
	await expect(
		visitor.getByRole( 'link', { name: 'Trattoria Bellini' } )
	).toHaveClass( /wp-element-button/ );
	await expect( visitor.locator( '.dovetail-embed' ) ).toHaveCount( 0 );
	await expect( visitor.locator( `${ BLOCK } p` ) ).toHaveCSS(
		'text-align',
		'center'
	);
	await screenshot( visitor, 'opentable-link' );

	const several = await createPost( {
		author: 'author',
		content: showcaseOf( 'opentable__several' ),
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ several }` );
	await visitor.emulateMedia( { media: 'print' } );
	await expect(
		visitor.getByRole( 'button', { name: 'Show OpenTable' } )
	).toBeHidden();
	await expect(
		visitor.getByRole( 'link', { name: 'The Salt & Anchor' } )
	).toBeVisible();
	await expect(
		visitor.getByRole( 'link', {
			name: 'Book at OpenTable',
		} )
	).toBeVisible();
} );

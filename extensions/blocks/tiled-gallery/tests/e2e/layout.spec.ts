import type { Page } from '@playwright/test';
import { expect, rightToLeft, screenshot, test } from '#e2e';
import { BLOCK, boxesOf, ITEM, LIST, openPost, showcasePost } from './gallery';

/** Returns the galleries' layout errors of more than one pixel: gaps, overflow and very narrow tiles. */
const faultsOf = ( page: Page ): Promise< string[] > =>
	page.locator( LIST ).evaluateAll( ( lists ) =>
		lists.flatMap( ( list, at ) => {
			const frame = list.getBoundingClientRect();
			const boxes = [ ...list.children ].map( ( item ) =>
				item.getBoundingClientRect()
			);
			const found: string[] = [];
			const note = ( what: string, by: number ) =>
				Math.abs( by ) > 1 &&
				found.push( `${ at }: ${ what } by ${ by }` );
			note(
				'left',
				Math.min( ...boxes.map( ( { left } ) => left ) ) - frame.left
			);
			note(
				'right',
				Math.max( ...boxes.map( ( { right } ) => right ) ) - frame.right
			);
			note(
				'bottom',
				Math.max( ...boxes.map( ( { bottom } ) => bottom ) ) -
					frame.bottom
			);
			// Check that only gaps separate tiles: every line across the gallery crosses only tiles and 4-pixel gaps.
			for ( const box of boxes ) {
				const y = ( box.top + box.bottom ) / 2;
				// Skip lines that run through the gap between two rows or columns.
				if (
					boxes.some(
						( { top, bottom } ) =>
							Math.abs( top - y ) < 5 ||
							Math.abs( bottom - y ) < 5
					)
				) {
					continue;
				}
				const row = boxes
					.filter( ( { top, bottom } ) => top < y && bottom > y )
					.sort( ( a, b ) => a.left - b.left );
				let edge = frame.left - 4;
				for ( const { left, right } of row ) {
					note( 'gap', left - edge - 4 );
					edge = right;
				}
				note( 'end of a row', edge - frame.right );
				if ( at % 2 === 0 && ( box.width < 50 || box.height < 35 ) ) {
					found.push(
						`${ at }: a sliver, ${ box.width } by ${ box.height }`
					);
				}
			}
			return found;
		} )
	);

async function expectExact( page: Page, where: string ): Promise< void > {
	expect( await faultsOf( page ), where ).toEqual( [] );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBe( 0 );
}

test( 'at 320 to 2560 pixels, each row of a tiled gallery is exactly as wide as the gallery', async ( {
	author,
	visitor,
} ) => {
	test.slow();
	await author.edit();
	await author.page.evaluate( () => {
		const { blocks, data } = Reflect.get( window, 'wp' );
		const random = ( from: number, to: number ) =>
			Math.round( from + Math.random() * ( to - from ) );
		const galleries = Array.from( { length: 50 }, ( _, at ) =>
			blocks.createBlock( 'dovetail/tiled-gallery', {
				align: [ 'center', 'wide', 'full' ][ at % 3 ],
				className: at % 2 ? 'is-style-columns' : undefined,
				columns: at % 2 ? random( 1, 5 ) : undefined,
				images: Array.from(
					{ length: random( 1, 14 ) },
					( __, n ) => ( {
						url: '/wp-includes/images/blank.gif',
						alt: '',
						caption: n % 4 ? '' : 'A caption',
						width: String( random( 300, 3000 ) ),
						height: String( random( 300, 3000 ) ),
					} )
				),
			} )
		);
		// Put the last galleries into a narrow and a wide column.
		const narrow = [ galleries.slice( -4 ), galleries.slice( -8, -4 ) ];
		data.dispatch( 'core/block-editor' ).insertBlocks( [
			...galleries.slice( 0, -8 ),
			blocks.createBlock(
				'core/columns',
				{},
				narrow.map( ( inner, at ) =>
					blocks.createBlock(
						'core/column',
						{ width: [ '25%', '75%' ][ at ] },
						inner
					)
				)
			),
		] );
	} );
	// The editor computes the layout once and saves it for the page.
	await expect
		.poll(
			async () =>
				( await author.content() ).split( 'style="--tile-list:' ).length
		)
		.toBe( 51 );
	const id = await author.publish( 'Fifty galleries' );
	const drawn = await author.canvas
		.locator( LIST )
		.evaluateAll( ( lists ) =>
			lists.map( ( list ) => list.getAttribute( 'style' ) )
		);
	for ( const width of [ 320, 390, 768, 1280, 2560 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		await openPost( visitor, id );
		await expectExact( visitor, `at ${ width }` );
	}
	const shown = await visitor
		.locator( LIST )
		.evaluateAll( ( lists ) =>
			lists.map( ( list ) => list.getAttribute( 'style' ) )
		);
	const plain = ( style: string | null ) => style?.replace( /\s|;\s*$/g, '' );
	expect( shown.map( plain ) ).toEqual( drawn.map( plain ) );
	await rightToLeft( async () => {
		await visitor.setViewportSize( { width: 1280, height: 900 } );
		await openPost( visitor, id );
		await expectExact( visitor, 'from right to left' );
	} );
} );

test( 'a tiled gallery is laid out without JavaScript, on a phone and on a right-to-left site', async ( {
	pageAs,
} ) => {
	const id = await showcasePost();
	const page = await pageAs( null, {
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	} );
	await openPost( page, id );
	const items = page.locator( BLOCK ).first().locator( 'li' );
	for ( const { left, right } of await boxesOf( items ) ) {
		expect( right - left ).toBeGreaterThan( 100 );
	}
	const circles = await boxesOf(
		page.locator( BLOCK ).nth( 1 ).locator( 'figure' )
	);
	for ( const { left, top, right, bottom } of circles ) {
		expect( right - left ).toBeCloseTo( bottom - top, 0 );
		expect( right - left ).toBeGreaterThan( 100 );
	}
	await screenshot( page, 'tiled-gallery-phone', { fullPage: true } );

	await rightToLeft( async () => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await openPost( page, id );
		const [ first ] = await boxesOf( items );
		const [ list ] = await boxesOf( page.locator( LIST ).first() );
		expect( first?.right ).toBeCloseTo( list?.right ?? NaN, 0 );
		expect( first?.left ).toBeGreaterThan( ( list?.left ?? NaN ) + 100 );
		await screenshot( page, 'tiled-gallery-right-to-left', {
			fullPage: true,
		} );
	} );
} );

test( 'a tiled gallery prints each caption below its image', async ( {
	visitor,
} ) => {
	await openPost( visitor, await showcasePost() );
	await visitor.emulateMedia( { media: 'print' } );
	const figure = visitor
		.locator( `${ BLOCK } figure` )
		.filter( { hasText: 'The portrait at the entrance' } );
	const image = await figure.locator( 'img' ).boundingBox();
	const caption = await figure.locator( 'figcaption' ).boundingBox();
	expect( caption?.y ).toBeGreaterThanOrEqual(
		( image?.y ?? NaN ) + ( image?.height ?? NaN ) - 1
	);
	await expect( visitor.locator( ITEM ).first() ).toHaveCSS(
		'position',
		'static'
	);
	await screenshot( visitor, 'tiled-gallery-print', { fullPage: true } );
} );

test( 'at 1280, 390 and 320 pixels, tiled gallery captions are fully visible and cover at most half an image', async ( {
	visitor,
} ) => {
	const id = await showcasePost();
	for ( const width of [ 1280, 390, 320 ] ) {
		await visitor.setViewportSize( { width, height: 900 } );
		await openPost( visitor, id );
		await expect( visitor.locator( LIST ) ).toHaveCount( 2 );
		const captions = await visitor
			.locator( `${ BLOCK } figcaption` )
			.evaluateAll( ( elements ) =>
				elements.map( ( element ) => ( {
					cut: element.scrollHeight - element.clientHeight,
					share:
						element.clientHeight /
						( element.parentElement?.clientHeight ?? 0 ),
				} ) )
			);
		expect( captions.length ).toBeGreaterThan( 0 );
		for ( const { cut, share } of captions ) {
			expect( cut ).toBeLessThanOrEqual( 1 );
			expect( share ).toBeLessThanOrEqual( 0.5 );
		}
		await screenshot( visitor, `tiled-gallery-showcase-${ width }`, {
			fullPage: true,
		} );
	}
} );

import {
	axeWithin,
	createPost,
	expect,
	recordShifts,
	rightToLeft,
	screenshot,
	siteUrl,
	test,
} from '#e2e';
import { beginAnew, BLOCK, markup, refresh } from './support';

beginAnew();

test( 'without JavaScript, a visitor sees the grid at its final size and can reach every post', async ( {
	pageAs,
	visitor,
} ) => {
	await refresh();
	const id = await createPost( {
		author: 'author',
		content: markup( { count: 6 } ),
	} );
	const shifts = await recordShifts( visitor );
	const scripts: string[] = [];
	visitor.on( 'request', ( request ) => {
		if (
			request.resourceType() === 'script' &&
			request.url().includes( '/plugins/dovetail-blocks/' )
		) {
			scripts.push( request.url() );
		}
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }`, {
		waitUntil: 'networkidle',
	} );
	const block = visitor.locator( BLOCK );
	await block.scrollIntoViewIfNeeded();
	const images = block.locator( 'img' );
	await expect( images ).toHaveCount( 6 );
	const boxes = await block
		.locator( 'li' )
		.evaluateAll( ( items ) =>
			items.map( ( item ) => item.getBoundingClientRect().toJSON() )
		);
	expect( boxes[ 1 ].left - boxes[ 0 ].right ).toBeCloseTo( 10, 0 );
	expect( boxes[ 3 ].top - boxes[ 0 ].bottom ).toBeCloseTo( 10, 0 );
	expect( boxes[ 0 ].width ).toBeCloseTo( boxes[ 0 ].height, 0 );
	expect( await shifts() ).toEqual( [] );
	expect( scripts ).toEqual( [] );
	expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
	await expect(
		block.getByRole( 'link', {
			name: 'Cardamom buns are back on Saturdays.',
		} )
	).toHaveAttribute( 'href', 'https://www.instagram.com/p/Harbour4/' );
	await screenshot( visitor, 'instagram-1280' );

	const plain = await pageAs( null, { javaScriptEnabled: false } );
	await plain.goto( `${ siteUrl() }/?p=${ id }` );
	await expect( plain.locator( `${ BLOCK } img` ) ).toHaveCount( 6 );
} );

// spec: 002-9-10
test( 'on a phone, the posts are in one column unless the author keeps the columns', async ( {
	visitor,
} ) => {
	await refresh();
	await visitor.setViewportSize( { width: 390, height: 844 } );
	const columnsOf = async ( attributes: object ) => {
		const id = await createPost( { content: markup( attributes ) } );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		expect(
			await visitor.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		return visitor
			.locator( `${ BLOCK } li` )
			.evaluateAll(
				( items ) =>
					new Set(
						items.map( ( item ) =>
							Math.round( item.getBoundingClientRect().left )
						)
					).size
			);
	};
	expect( await columnsOf( {} ) ).toBe( 1 );
	await screenshot( visitor, 'instagram-390' );
	expect( await columnsOf( { isStackedOnMobile: false } ) ).toBe( 3 );
	expect(
		await columnsOf( { isStackedOnMobile: false, columns: 6, count: 12 } )
	).toBe( 6 );
	await screenshot( visitor, 'instagram-390-columns' );
} );

test( 'the grid is laid out from right to left, and its links are readable on a dark theme', async ( {
	visitor,
} ) => {
	await refresh();
	const id = await createPost( { content: markup() } );
	await rightToLeft( async () => {
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		const [ first, second ] = await visitor
			.locator( `${ BLOCK } li` )
			.evaluateAll( ( items ) =>
				items.map( ( item ) => item.getBoundingClientRect().left )
			);
		expect( first ).toBeGreaterThan( second ?? 0 );
		await visitor.evaluate( () => {
			document.body.style.cssText =
				'background:#1b1b1b;color:#f0f0f0;--wp--preset--color--contrast:#f0f0f0';
		} );
		expect( await axeWithin( visitor, BLOCK ) ).toEqual( [] );
		await visitor.locator( `${ BLOCK } a` ).nth( 1 ).focus();
		await visitor.locator( BLOCK ).scrollIntoViewIfNeeded();
		await screenshot( visitor, 'instagram-dark-rtl' );
	} );
} );

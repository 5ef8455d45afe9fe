import { fixtures } from '../harness/fixtures';
import { expect, test, type WordPress } from './support';

declare const wp: WordPress;

test( 'in a block’s settings, no button is wider than the sidebar', async ( {
	admin,
} ) => {
	const { page, sidebar } = admin;
	await admin.edit();
	const empty = await page.evaluate( () =>
		wp.blocks
			.getBlockTypes()
			.filter( ( { name } ) => name.startsWith( 'dovetail/' ) )
			.map( ( { name } ) => name )
	);
	// Skip fixtures with images, feeds or accounts, because these do not exist on this site.
	const filled = fixtures
		.filter(
			( { name, isDeprecated, content } ) =>
				! name.includes( '__' ) &&
				! isDeprecated &&
				! /photograph-|account-|platform\.test/.test( content )
		)
		.map( ( { content } ) => content );
	expect( filled.length ).toBeGreaterThan( 20 );
	for ( const content of [ ...empty, ...filled ] ) {
		await page.evaluate( ( html ) => {
			const { createBlock, parse } = wp.blocks;
			const created = html.startsWith( '<' )
				? parse( html )
				: [ createBlock( html ) ];
			const { resetBlocks, selectBlock } =
				wp.data.dispatch( 'core/block-editor' );
			resetBlocks( created );
			selectBlock( created[ 0 ]?.clientId ?? '' );
		}, content );
		const closed = sidebar.locator(
			'.components-panel__body-toggle[aria-expanded="false"]'
		);
		while ( await closed.count() ) {
			await closed.first().click();
		}
		const wide = await sidebar.evaluate( ( root ) => {
			const { left, right } = root.getBoundingClientRect();
			return [ ...root.querySelectorAll( '.components-button' ) ]
				.filter( ( button ) => {
					const box = button.getBoundingClientRect();
					return (
						box.width > 0 &&
						( box.left < left || box.right > right )
					);
				} )
				.map( ( { textContent } ) => textContent );
		} );
		expect.soft( wide, content.slice( 0, 80 ) ).toEqual( [] );
	}
} );

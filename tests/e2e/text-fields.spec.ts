import { expect, test, type WordPress } from './support';

declare const wp: WordPress;

test( 'Ctrl+A in an empty text field of any block selects no blocks', async ( {
	admin,
} ) => {
	const { page, canvas } = admin;
	await admin.edit();
	await page.evaluate( () => {
		const names = wp.blocks
			.getBlockTypes()
			.filter(
				( { name, parent, ancestor } ) =>
					name.startsWith( 'dovetail/' ) && ! parent && ! ancestor
			)
			.map( ( { name } ) => name );
		wp.data.dispatch( 'core/block-editor' ).insertBlocks(
			[ 'core/paragraph', ...names ].map( ( name ) =>
				wp.blocks.createBlock( name )
			),
			undefined,
			undefined,
			false
		);
	} );
	await expect( canvas.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
	const fields = canvas.locator(
		'[data-type^="dovetail/"] :is(input:not([type]), input[type="text"], input[type="url"], input[type="search"], textarea)'
	);
	await expect.poll( () => fields.count() ).toBeGreaterThan( 8 );
	let tried = 0;
	for ( const field of await fields.all() ) {
		if ( ! ( await field.isVisible() ) || ! ( await field.isEnabled() ) ) {
			continue;
		}
		await field.focus();
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.press( 'ControlOrMeta+a' );
		expect
			.soft(
				await page.evaluate(
					() =>
						wp.data
							.select( 'core/block-editor' )
							.getMultiSelectedBlockClientIds().length
				),
				await field.evaluate(
					( element ) =>
						element
							.closest( '[data-type]' )
							?.getAttribute( 'data-type' ) ?? ''
				)
			)
			.toBe( 0 );
		tried++;
	}
	expect( tried ).toBeGreaterThan( 8 );
} );

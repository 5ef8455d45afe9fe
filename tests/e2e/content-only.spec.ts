import { expect, test, type LockedBlock, type WordPress } from './support';
import { ofExtensions } from './support/of-extensions';

declare const wp: WordPress;

const rows = ( await ofExtensions< { locked: LockedBlock } >( 'locked' ) ).map(
	( { locked } ) => locked
);

test( 'in a content-only pattern, an author can edit the blocks’ texts but not their settings', async ( {
	author,
} ) => {
	const { canvas, page } = author;
	expect( rows.length ).toBeGreaterThan( 1 );
	await author.edit();
	await page.evaluate(
		( blocks ) => {
			const { createBlock } = wp.blocks;
			const made = () =>
				blocks.map( ( { block, attributes } ) =>
					createBlock( `dovetail/${ block }`, attributes )
				);
			wp.data
				.dispatch( 'core/block-editor' )
				.resetBlocks( [
					createBlock(
						'core/group',
						{ templateLock: 'contentOnly' },
						made()
					),
					...made(),
				] );
		},
		rows.map( ( { block, attributes = {} } ) => ( { block, attributes } ) )
	);
	await author.save();
	await author.reopen();
	await author.openSettings();

	for ( const row of rows ) {
		await test.step( row.block, async () => {
			const type = `> [data-type="dovetail/${ row.block }"]`;
			const free = canvas.locator( `.is-root-container ${ type }` );
			await row.text( free ).click();
			await expect( row.setting( author ) ).toBeVisible();

			const locked = canvas.locator( `.wp-block-group ${ type }` );
			const text = row.text( locked );
			await text.click();
			await expect( text ).toBeFocused();
			await page.keyboard.press( 'ControlOrMeta+a' );
			await page.keyboard.type( 'Our own words' );
			await expect( text ).toHaveText( 'Our own words' );
			await expect( row.setting( author ) ).toHaveCount( 0 );
		} );
	}

	await author.save();
	await author.reopen();
	const blocks = await author.blocks();
	for ( const { block, attribute } of rows ) {
		const [ first ] = blocks.filter(
			( { name } ) => name === `dovetail/${ block }`
		);
		expect( first?.attributes[ attribute ], block ).toBe( 'Our own words' );
	}
} );

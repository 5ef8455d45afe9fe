import { attributeOf, expect, expectSteps, test } from '#e2e';

test( 'Ctrl+Z undoes dragging to a color in one step', async ( { author } ) => {
	const { page, sidebar } = author;
	await author.open();
	await author.insertFromInserter( 'Star Rating' );
	await author.openSettings();
	const field = page.getByRole( 'slider', { name: 'Color', exact: true } );
	await author.sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	const drag = ( by: number ) => async () => {
		await sidebar.getByRole( 'button', { name: 'Stars' } ).click();
		await page.getByRole( 'button', { name: /^Custom color/ } ).click();
		const box = await field.boundingBox();
		await page.mouse.move( box!.x + 20, box!.y + 20 );
		await page.mouse.down();
		await page.mouse.move( box!.x + by, box!.y + 60, { steps: 8 } );
		await page.mouse.up();
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await expect( field ).toHaveCount( 0 );
	};
	await expectSteps(
		author,
		attributeOf( author, 'rating-star', 'color' ),
		drag( 60 ),
		drag( 120 ),
		drag( 170 )
	);
} );

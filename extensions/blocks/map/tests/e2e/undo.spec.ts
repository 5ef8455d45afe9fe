import { attributeOf, expect, expectSteps, test, write } from '#e2e';

test( 'Ctrl+Z undoes changes to each place and each text separately', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit();
	await author.insert( 'map' );
	const block = canvas.locator( '.wp-block-dovetail-map' );
	await expect(
		block.locator( '.wp-block-dovetail-map__view.is-drawn' )
	).toBeVisible( { timeout: 45_000 } );
	const field = block.getByRole( 'textbox', { name: 'Add a place' } );
	const add = ( place: string ) => async () => {
		await field.fill( place );
		await field.press( 'Enter' );
	};
	const popup = page.getByRole( 'dialog', { name: /^Edit / } );
	await expectSteps(
		author,
		attributeOf( author, 'map', 'points' ),
		add( '52.4731, 13.4029' ),
		add( '52.5163, 13.3777' ),
		add( '52.5212, 13.3982' ),
		async () => {
			await block.getByRole( 'button', { name: 'Marker 3' } ).click();
			await popup
				.getByRole( 'textbox', { name: 'Marker Title' } )
				.focus();
			await write( author, 'Museum' );
		},
		async () => {
			await popup
				.getByRole( 'textbox', { name: 'Marker Caption' } )
				.focus();
			await write( author, 'Old' );
		},
		() => popup.getByRole( 'button', { name: 'Delete Marker' } ).click()
	);
} );

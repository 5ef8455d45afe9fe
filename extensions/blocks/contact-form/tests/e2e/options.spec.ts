import { expect, screenshot, test } from '#e2e';

/** Two choice fields between two text fields; the first has no options, the second has some. */
const CHOICES = `<!-- wp:dovetail/contact-form -->
<div class="wp-block-dovetail-contact-form"><!-- wp:dovetail/field-name /-->

<!-- wp:dovetail/field-radio /-->

<!-- wp:dovetail/field-select {"label":"Size","options":["Small","Large"]} -->
<div class="wp-block-dovetail-field-select">Size<ul><li>Small</li><li>Large</li></ul></div>
<!-- /wp:dovetail/field-select -->

<!-- wp:dovetail/field-textarea /-->

<!-- wp:dovetail/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:dovetail/contact-form -->`;

test( 'a form keeps its height when the selection changes, so another field’s button works at the first click', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit( CHOICES );
	await author.expectValid();
	const field = ( kind: string ) =>
		canvas.locator( `[data-type="dovetail/field-${ kind }"]` );
	const height = () =>
		canvas
			.locator( '.wp-block-dovetail-contact-form__form' )
			.evaluate( ( form ) => form.getBoundingClientRect().height );
	const option = ( kind: string, number: number ) =>
		field( kind ).getByRole( 'textbox', { name: `Option ${ number }` } );

	await field( 'name' ).getByRole( 'textbox', { name: 'Label' } ).click();
	const before = await height();
	for ( const kind of [ 'select', 'radio', 'textarea' ] ) {
		await field( kind ).getByRole( 'textbox', { name: 'Label' } ).click();
		expect( await height(), kind ).toBe( before );
	}

	await expect( option( 'select', 2 ) ).toBeHidden();
	await field( 'select' ).getByRole( 'textbox', { name: 'Label' } ).click();
	await option( 'select', 2 ).click();
	await screenshot( page, 'contact-form-options-selected' );
	const add = field( 'radio' ).getByRole( 'button', { name: 'Add option' } );
	const box = await add.boundingBox();
	if ( ! box ) {
		throw new Error( 'There is no button.' );
	}
	// Simulates a real click, which goes to the element under the pointer when the button is released.
	await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2 );
	await page.mouse.down();
	expect( await add.boundingBox() ).toEqual( box );
	await page.mouse.up();
	await expect( option( 'radio', 1 ) ).toBeFocused();
	await page.keyboard.type( 'First' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Second' );
	expect( await author.blocks() ).toMatchObject( [
		{},
		{},
		{ attributes: { options: [ 'First', 'Second' ] } },
		{ attributes: { options: [ 'Small', 'Large' ] } },
		{},
		{},
	] );
} );

test( 'arrow keys pass every field of a form, in both directions', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	const paragraph = ( text: string ) =>
		`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;
	await author.edit(
		`${ paragraph( 'Above' ) }\n\n${ CHOICES.replace(
			'<!-- wp:dovetail/field-radio /-->',
			'<!-- wp:dovetail/field-radio {"options":["A"]} -->\n<div class="wp-block-dovetail-field-radio"><ul><li>A</li></ul></div>\n<!-- /wp:dovetail/field-radio -->'
		) }\n\n${ paragraph( 'Below' ) }`
	);
	await author.expectValid();
	const above = canvas.getByText( 'Above', { exact: true } );
	const below = canvas.getByText( 'Below', { exact: true } );
	const pressUntilFocused = ( key: string, end: typeof above ) =>
		expect( async () => {
			await page.keyboard.press( key );
			await expect( end ).toBeFocused( { timeout: 50 } );
		} ).toPass( { intervals: [ 0 ], timeout: 10_000 } );
	await above.click();
	await pressUntilFocused( 'ArrowDown', below );
	await pressUntilFocused( 'ArrowUp', above );
} );

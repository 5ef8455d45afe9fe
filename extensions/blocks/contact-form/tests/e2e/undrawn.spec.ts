import { createPost, expect, loadByScript, test } from '#e2e';
import { BLOCK, entriesOf, SIMPLE } from './support';

test( 'a form that a script loaded keeps what was typed when something is wrong, and thanks when it is sent', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: SIMPLE } );
	await loadByScript( visitor, id, BLOCK );
	const page = visitor.locator( 'main' ).last();
	await visitor.getByLabel( 'Name (required)' ).fill( 'Ann' );
	await visitor.getByLabel( 'Your question' ).fill( 'Is there <rye>?' );
	await visitor.waitForTimeout( 3000 );
	await visitor.getByRole( 'button', { name: 'Send it' } ).click();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText(
		'Your message was not sent. Check these fields: Email'
	);
	await expect( visitor.getByLabel( 'Name (required)' ) ).toHaveValue(
		'Ann'
	);
	await expect( visitor.getByLabel( 'Your question' ) ).toHaveValue(
		'Is there <rye>?'
	);
	expect( await entriesOf( id ) ).toEqual( [] );
	await visitor.getByLabel( 'Email (required)' ).fill( 'ann@example.com' );
	await visitor.waitForTimeout( 3000 );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		page.getByText( 'Thank you! Your message has been sent.' )
	).toBeVisible();
	await expect( page.getByText( 'Is there <rye>?' ) ).toBeVisible();
	expect( await entriesOf( id ) ).toHaveLength( 1 );
	// The thanks have an address of their own, which is for this visitor and this hour.
	const again = await visitor.reload();
	expect( again?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( await entriesOf( id ) ).toHaveLength( 1 );
} );

test( 'a page that draws the sent form is not replaced', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: SIMPLE, title: 'Our shop' } );
	await visitor.goto( `/?p=${ id }` );
	await visitor.waitForTimeout( 3000 );
	await visitor
		.locator( `${ BLOCK } form` )
		.evaluate( ( form: HTMLFormElement ) => form.submit() );
	await expect(
		visitor.getByRole( 'heading', { name: 'Our shop' } ).first()
	).toBeVisible();
	await expect(
		visitor.locator( `${ BLOCK } [role="alert"]` )
	).toBeVisible();
} );

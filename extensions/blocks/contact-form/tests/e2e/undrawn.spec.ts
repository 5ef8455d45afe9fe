import type { Page } from '@playwright/test';
import { createPost, expect, loadByScript, php, test } from '#e2e';
import { BLOCK, entriesOf, SIMPLE } from './support';

/** Backdates the signed rendering time of a page's forms, so that tests can send a form without waiting. */
async function drawAMinuteAgo( page: Page ): Promise< void > {
	const stamp = await php< string >(
		`$second = (string) ( time() - 60 ); return $second . '-' . substr( \\Dovetail\\Plugin\\Secret::sign( 'form time', $second ), 0, 16 );`
	);
	const fields = page.locator( '[name="dovetail_form[drawn]"]' );
	await expect( fields ).not.toHaveCount( 0 );
	await fields.evaluateAll( ( inputs, value ) => {
		for ( const input of inputs as HTMLInputElement[] ) {
			input.value = value;
		}
	}, stamp );
}

test( 'a form loaded by a script keeps the typed text on an error, and shows the thank-you message after sending', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: SIMPLE } );
	await loadByScript( visitor, id, BLOCK );
	const page = visitor.locator( 'main' ).last();
	await visitor.getByLabel( 'Name (required)' ).fill( 'Ann' );
	await visitor.getByLabel( 'Your question' ).fill( 'Is there <rye>?' );
	await drawAMinuteAgo( visitor );
	await visitor.getByRole( 'button', { name: 'Send it' } ).click();
	await expect( visitor.getByRole( 'alert' ) ).toHaveText(
		'Your message was not sent. Please check: Email'
	);
	await expect( visitor.getByLabel( 'Name (required)' ) ).toHaveValue(
		'Ann'
	);
	await expect( visitor.getByLabel( 'Your question' ) ).toHaveValue(
		'Is there <rye>?'
	);
	expect( await entriesOf( id ) ).toEqual( [] );
	await visitor.getByLabel( 'Email (required)' ).fill( 'ann@example.com' );
	await drawAMinuteAgo( visitor );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		page.getByText( 'Thank you! This is what you sent:' )
	).toBeVisible();
	await expect( page.getByText( 'Is there <rye>?' ) ).toBeVisible();
	expect( await entriesOf( id ) ).toHaveLength( 1 );
	// The thank-you page has its own URL, which is valid for ten minutes.
	const again = await visitor.reload();
	expect( again?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( await entriesOf( id ) ).toHaveLength( 1 );
} );

test( 'a page that contains the sent form shows the result itself', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: SIMPLE, title: 'Our shop' } );
	await visitor.goto( `/?p=${ id }` );
	await drawAMinuteAgo( visitor );
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

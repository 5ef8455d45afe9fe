import { createPost, expect, loadByScript, siteUrl, test } from '#e2e';
import { content, startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test( 'a sign-up form loaded by a script keeps the typed text after an error and shows the result', async ( {
	visitor,
} ) => {
	const id = await createPost( { content: content() } );
	await loadByScript( visitor, id, '.wp-block-dovetail-subscriptions' );
	const email = visitor.getByLabel( 'Email address' );
	await email.fill( 'ann@example' );
	await visitor
		.locator( 'form' )
		.first()
		.evaluate( ( form: HTMLFormElement ) => form.submit() );
	await expect( visitor.getByRole( 'alert' ) ).toHaveText(
		'Please enter an email address such as name@example.com.'
	);
	await expect( email ).toHaveValue( 'ann@example' );
	await email.fill( 'ann@example.com' );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect( visitor.getByRole( 'status' ) ).toBeVisible();
	expect( JSON.stringify( await subscribers() ) ).toContain(
		'ann@example.com'
	);
} );

test( 'the site does not show or sign a consent text that it did not create', async () => {
	const other = await createPost( { content: 'Rye.' } );
	const answer = await fetch( `${ siteUrl() }/?p=${ other }`, {
		method: 'POST',
		body: new URLSearchParams( {
			dovetail_subscription: '1',
			dovetail_email: 'ann@example.com',
			dovetail_consent: '<a href="https://evil.example/">I agree</a>',
			dovetail_post: '1',
			dovetail_signature: 'x',
		} ),
	} );
	const html = await answer.text();
	expect( html ).toContain( 'role="alert"' );
	expect( html ).not.toContain( 'evil.example' );
	expect( html ).not.toContain( 'dovetail_signature' );
} );

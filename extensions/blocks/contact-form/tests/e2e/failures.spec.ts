import { createPost, expect, test } from '#e2e';
import { BLOCK, BUTTON, field, form, pageOf } from './support';

test( 'if the site does not respond, the visitor sees an error and keeps the typed text', async ( {
	visitor,
	troubles,
} ) => {
	const id = await createPost( {
		content: form( field( 'name' ) + field( 'email' ) + BUTTON ),
		title: 'Troubles',
	} );
	await visitor.goto( pageOf( id ) );
	await visitor.locator( BLOCK ).getByLabel( 'Name' ).fill( 'Kept' );
	await visitor.route( '**/*', ( route ) =>
		route.request().method() === 'POST' ? route.abort() : route.continue()
	);
	await visitor.getByRole( 'button', { name: 'Send it' } ).click();
	await expect( visitor.locator( `${ BLOCK }__status` ) ).toHaveText(
		'Your message could not be sent: this site did not answer. Your text is still here; please send it again in a moment.'
	);
	await expect( visitor.locator( BLOCK ).getByLabel( 'Name' ) ).toHaveValue(
		'Kept'
	);
	troubles.length = 0;
} );

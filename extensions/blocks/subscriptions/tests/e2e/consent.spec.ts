import { expect, siteUrl, test } from '#e2e';
import { BLOCK, startAnew, subscribers } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

test( 'an author edits the consent text in place and saves it', async ( {
	author,
	visitor,
} ) => {
	const { canvas, page } = author;
	await author.edit();
	await author.insert( 'subscriptions' );
	const consent = canvas.getByRole( 'textbox', { name: 'Consent text' } );
	await expect( consent ).toContainText( 'You can unsubscribe at any time.' );
	await consent.click();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Tides & > weather, ' );
	await page.keyboard.press( 'ControlOrMeta+b' );
	await page.keyboard.type( 'weekly' );
	const id = await author.publish( 'Consent' );
	await author.reopenAndExpectValid();
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const text = visitor.locator( `${ BLOCK }__consent` );
	await expect( text ).toHaveText( 'Tides & > weather, weekly' );
	await visitor.getByLabel( 'address' ).first().fill( 'ada@example.com' );
	await visitor.getByRole( 'button', { name: 'Sign Up' } ).click();
	await expect( visitor.getByText( /Almost done/ ) ).toBeVisible();
	expect( ( await subscribers() )[ 0 ]?.consent ).toBe(
		'Tides &amp; &gt; weather, <strong>weekly</strong>'
	);
} );

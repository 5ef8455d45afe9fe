import { readFileSync } from 'node:fs';
import { createPost, expect, test } from '#e2e';
import { SIMPLE, inbox, storeEntries } from './support';

const hostile: string[] = JSON.parse(
	readFileSync(
		'extensions/blocks/contact-form/tests/hostile-answers.json',
		'utf8'
	)
);

test( 'scripts in hostile messages do not run in the list or on the entry screen', async ( {
	admin,
} ) => {
	const id = await createPost( { content: SIMPLE, title: 'Under attack' } );
	await storeEntries(
		hostile.map( ( answer ) => [ id, { Name: answer, Textarea: answer } ] )
	);
	const { page } = admin;
	await page.goto( `${ inbox() }&entry_form=${ id }&s=script` );
	const isHacked = () =>
		page.evaluate( () => Reflect.has( window, 'hacked' ) );
	expect( await isHacked() ).toBe( false );
	await page
		.getByRole( 'row', { name: /script/ } )
		.first()
		.locator( '.row-title' )
		.click();
	await expect( page.locator( '.dovetail-entry' ) ).toContainText(
		'<script>'
	);
	expect( await isHacked() ).toBe( false );
} );

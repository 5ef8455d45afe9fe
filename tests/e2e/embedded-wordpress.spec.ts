import { expect, ourRequests, php, runPhp, siteUrl, test } from './support';

test( 'a visitor reads what was published, and a page without our blocks fetches no byte of ours', async ( {
	admin,
	visitor,
} ) => {
	await admin.open();
	await admin.insertFromInserter( 'Paragraph' );
	const paragraph = admin.canvas.getByRole( 'document', {
		name: /^Empty block/,
	} );
	await paragraph.click();
	await paragraph.pressSequentially( 'Bread & butter' );
	const id = await admin.publish( 'Breakfast' );
	await admin.reloadAndExpectValid( id );

	const ours = ourRequests( visitor );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	await expect(
		visitor.getByRole( 'heading', { name: 'Breakfast' } ).first()
	).toBeVisible();
	await expect( visitor.getByText( 'Bread & butter' ) ).toBeVisible();
	expect( ours ).toEqual( [] );
} );

test( 'a mail is caught and shown, never sent', async ( { visitor } ) => {
	await runPhp(
		`wp_mail( 'reader@example.org', 'Soup & bread', 'At <noon>' );`
	);
	await visitor.goto( `${ siteUrl() }/caught-mails/` );
	await expect(
		visitor.getByRole( 'heading', { name: 'Soup & bread' } )
	).toBeVisible();
	await expect( visitor.getByText( 'At <noon>' ) ).toBeVisible();
} );

test( 'WordPress reaches servers of this machine and no other', async () => {
	const status = ( url: string ) =>
		php< number | string >(
			`$answer = wp_safe_remote_get( $input );
			return is_wp_error( $answer ) ? $answer->get_error_code() : $answer['response']['code'];`,
			url
		);
	expect( await status( `${ siteUrl() }/caught-mails/` ) ).toBe( 200 );
	expect( await status( 'https://example.org/' ) ).toBe(
		'http_request_not_executed'
	);
} );

import {
	axeWithin,
	createPost,
	expect,
	php,
	screenshot,
	showcaseOf,
	siteUrl,
	test,
} from '#e2e';
import { readFileSync } from 'node:fs';

const BLOCK = '.wp-block-dovetail-contact-info';
const CARD = showcaseOf( 'contact-info__card' );

test( 'a visitor saves the contact details with a link or the QR code', async ( {
	pageAs,
} ) => {
	const id = await createPost( { author: 'author', content: CARD } );
	const visitor = await pageAs( null, { javaScriptEnabled: false } );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const block = visitor.locator( BLOCK );
	for ( const label of [ 'Address', 'Email', 'Phone' ] ) {
		await expect( block.getByText( label, { exact: true } ) ).toBeVisible();
	}
	await expect(
		block.getByRole( 'img', { name: 'QR code with these contact details' } )
	).toBeVisible();
	const waiting = visitor.waitForEvent( 'download' );
	await block.getByRole( 'link', { name: 'Save contact' } ).click();
	const download = await waiting;
	expect( download.suggestedFilename() ).toBe(
		'hafenbackerei-muller-sohne.vcf'
	);
	const card = readFileSync( await download.path(), 'utf8' );
	expect( card ).toContain(
		'FN:Hafenbäckerei Müller\\; Söhne\r\nADR:;;Hafenbäckerei\\nHafenstraße 12;Berlin;BE;10623;Deutschland\r\n'
	);
	await block.scrollIntoViewIfNeeded();
	await screenshot( visitor, 'contact-info-card-1280' );

	const phone = await pageAs( null, {
		viewport: { width: 390, height: 844 },
	} );
	await phone.goto( `${ siteUrl() }/?p=${ id }` );
	expect( await axeWithin( phone, BLOCK ) ).toEqual( [] );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
	await phone.locator( BLOCK ).scrollIntoViewIfNeeded();
	await screenshot( phone, 'contact-info-card-390' );
	await phone.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await screenshot( phone, 'contact-info-card-390-rtl' );
	// “10623 Berlin” keeps its order in a right-to-left page too.
	const [ code, city ] = await phone
		.locator( `${ BLOCK } address` )
		.evaluate( ( address ) => {
			const line = [ ...address.childNodes ].find( ( { textContent } ) =>
				textContent?.startsWith( '10623' )
			) as Node;
			return [ 0, 6 ].map( ( at ) => {
				const sign = document.createRange();
				sign.setStart( line, at );
				sign.setEnd( line, at + 1 );
				return sign.getBoundingClientRect().left;
			} );
		} );
	expect( code ).toBeLessThan( city ?? NaN );
} );

test( 'an author sees an error in place of the QR code if the details are too long', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.edit( CARD );
	await canvas.locator( '[data-type="dovetail/address"]' ).click();
	await canvas
		.getByRole( 'textbox', { name: 'Address line 3' } )
		.fill( 'By the old harbour crane, '.repeat( 30 ) );
	await expect(
		canvas.locator( BLOCK ).getByText( 'too long for a QR code' )
	).toBeVisible();
	await canvas
		.locator( `${ BLOCK } .components-notice` )
		.scrollIntoViewIfNeeded();
	expect( await author.axeInCanvas( BLOCK ) ).toEqual( [] );
	await screenshot( page, 'contact-info-too-long' );
} );

test( 'a card can be downloaded only from a post that the visitor may read', async ( {
	visitor,
} ) => {
	const hrefOf = async ( id: number ): Promise< string > => {
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		return (
			( await visitor
				.getByRole( 'link', { name: 'Save contact' } )
				.getAttribute( 'href' ) ) ?? ''
		);
	};
	const id = await createPost( { author: 'author', content: CARD } );
	const href = await hrefOf( id );
	const answer = await visitor.request.get( href );
	expect( answer.headers() ).toMatchObject( {
		'content-type': 'text/vcard; charset=utf-8',
		'x-content-type-options': 'nosniff',
		'x-robots-tag': 'noindex',
	} );
	const wrong = await visitor.request.get(
		href.replace( /[0-9a-f]{8}$/, '00000000' )
	);
	expect( await wrong.text() ).not.toContain( 'BEGIN:VCARD' );
	expect( wrong.headers()[ 'content-type' ] ).toContain( 'text/html' );
	for ( const change of [
		"array( 'post_password' => 'secret' )",
		"array( 'post_password' => '', 'post_status' => 'private' )",
		"array( 'post_status' => 'draft' )",
	] ) {
		await php(
			`wp_update_post( array( 'ID' => $input ) + ${ change } );`,
			id
		);
		const refused = await visitor.request.get( href );
		expect( await refused.text() ).not.toContain( 'BEGIN:VCARD' );
	}
} );

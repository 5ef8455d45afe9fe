import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { amazon } from '..';

const POST = readFileSync(
	join( __dirname, '../fixtures/amazon.html' ),
	'utf8'
).trim();

const open = ( content = POST ) =>
	openEditor( { blocks: [ amazon ], content } );

describe( 'Amazon in the editor', () => {
	it( 'asks for a product and says what is wrong with what is none, without losing it', async () => {
		const editor = await open( '<!-- wp:dovetail/amazon /-->' );
		const field = screen.getByRole( 'textbox', {
			name: 'Product address or ASIN',
		} );
		await editor.user.type( field, 'coffee pot' );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Embed' } )
		);
		expect(
			screen.getByText(
				/neither the address of a product at Amazon nor an ASIN/
			)
		).toBeVisible();
		expect( field ).toHaveValue( 'coffee pot' );
		expect( editor.saved() ).toBe( '<!-- wp:dovetail/amazon /-->' );

		await editor.user.clear( field );
		await editor.user.type(
			field,
			'https://www.amazon.com/dp/B01N5IB20Q{Enter}'
		);
		expect( editor.saved() ).toBe( POST );
	} );

	// spec: 002-1-19, 002-2.18-1
	it( 'shows hard-coded sample data and says so', async () => {
		const editor = await open();
		expect(
			screen.getByText( 'Enamel coffee pot, 1.5 litres' )
		).toBeVisible();
		expect(
			screen.getByText(
				'Sample data. Visitors see a sponsored link to the product.'
			)
		).toBeVisible();
		expect( screen.getByLabelText( 'Sale price' ) ).toHaveTextContent(
			'$31.20'
		);
		expect( screen.getByLabelText( 'List price' ) ).toHaveTextContent(
			'$39.00'
		);
		expect( editor.saved() ).not.toContain( 'coffee' );
	} );

	// spec: 002-3.18-3
	it.each( [
		[ 'Show title', 'Enamel coffee pot, 1.5 litres', '"showTitle":false' ],
		[ 'Show price', '$31.20', '"showPrice":false' ],
		[ 'Show purchase button', 'Shop now', '"showPurchaseButton":false' ],
	] )( 'switches a part off: %s', async ( name, text, attribute ) => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', { name } )
		);
		expect( screen.queryByText( text ) ).toBeNull();
		expect( editor.saved() ).toContain( attribute );
	} );

	// spec: 002-3.18-3
	it( 'switches the seller on and the image off', async () => {
		const editor = await open();
		await editor.selectBlock();
		const panel = within( inspector() );
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Show seller' } )
		);
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Show image' } )
		);
		expect( screen.getByText( 'Sample seller' ) ).toBeVisible();
		expect(
			document.querySelector( '.wp-block-dovetail-amazon__picture' )
		).toBeNull();
	} );

	// spec: 002-3.18-2
	it( 'is small or large', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'radio', { name: 'Large' } )
		);
		expect( editor.saved() ).toContain(
			'wp-block-dovetail-amazon is-large'
		);
	} );

	it( 'takes another product without losing the first until there is one', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace' } )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Product address or ASIN' } )
		).toHaveValue( 'B01N5IB20Q' );
		expect( editor.saved() ).toBe( POST );
	} );

	it( 'becomes a paragraph with the sponsored link, and comes from one with an address', async () => {
		const editor = await open();
		expect( editor.transform( 'core/paragraph' ) ).toContain(
			'<a href="https://www.amazon.com/dp/B01N5IB20Q" rel="sponsored nofollow">amazon.com/dp/B01N5IB20Q</a>'
		);
	} );

	it( 'is made from a paragraph that holds a product’s address', async () => {
		const editor = await open(
			'<!-- wp:paragraph --><p><a href="https://x.example">https://www.amazon.com/dp/B01N5IB20Q</a></p><!-- /wp:paragraph -->'
		);
		expect( editor.transform( 'dovetail/amazon' ) ).toBe( POST );
	} );
} );

describe( 'Undo in a product', () => {
	it( 'takes one switch back at a time, though it is the same one', async () => {
		const editor = await open();
		await editor.selectBlock();
		const press = ( name: string ) => () =>
			editor.user.click(
				within( inspector() ).getByRole( 'checkbox', { name } )
			);
		await expectSteps(
			editor,
			press( 'Show title' ),
			press( 'Show title' ),
			press( 'Show title' )
		);
	} );
} );

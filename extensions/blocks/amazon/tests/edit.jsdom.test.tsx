import { mock, mockError } from '#shared/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUpRedirect } from '../../../../shared/redirect/api';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { pasted } from '../../../../tests/harness/paste';
import { fakeLibrary } from '../../../../tests/harness/fake-library';
import { amazon } from '..';

const POST = readFileSync(
	join( __dirname, '../fixtures/amazon.html' ),
	'utf8'
).trim();

const open = ( content = POST ) =>
	openEditor( {
		blocks: [ amazon ],
		content,
		settings: { mediaUpload: () => {} },
	} );

async function choose(
	{ user }: Awaited< ReturnType< typeof open > >,
	text: string
) {
	fireEvent.change(
		screen.getByRole( 'textbox', { name: 'Product address or ASIN' } ),
		{ target: { value: text } }
	);
	await user.click( screen.getByRole( 'button', { name: 'Embed' } ) );
}

const library = fakeLibrary();
beforeEach( () => {
	library.chosen = {
		id: 7,
		url: 'https://site.test/pot.jpg',
		alt: 'A blue pot',
		width: 900,
		height: 600,
		sizes: {
			medium: {
				url: 'https://site.test/pot-300.jpg',
				width: 300,
				height: 200,
			},
		},
	};
} );

describe( 'an Amazon block in the editor', () => {
	it( 'asks for a product URL, and shows an error without clearing an invalid URL', async () => {
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
				/This is neither an Amazon product address nor an ASIN\./
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

	it( 'keeps the URL’s shop and partner tag', async () => {
		const editor = await open( '<!-- wp:dovetail/amazon /-->' );
		await choose( editor, 'https://www.amazon.de/dp/B01N5IB20Q?tag=x-21' );
		expect( editor.saved() ).toContain(
			'href="https://www.amazon.de/dp/B01N5IB20Q?tag=x-21"'
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			shop: 'www.amazon.de',
			tag: 'x-21',
		} );
	} );

	it.each( [ 200, 503 ] )(
		'asks the site to resolve a short link, and shows the product even if Amazon responds with status %d',
		async ( status ) => {
			const platform = usePlatform( 'free', [
				mock( lookUpRedirect ).reply( () => ( {
					status,
					url: 'https://www.amazon.de/dp/B01N5IB20Q?tag=x-21&ref=y',
				} ) ),
			] );
			const editor = await open( '<!-- wp:dovetail/amazon /-->' );
			await choose( editor, 'amzn.eu/d/9fRk2' );
			await waitFor( () =>
				expect( editor.saved() ).toContain(
					'href="https://www.amazon.de/dp/B01N5IB20Q?tag=x-21"'
				)
			);
			expect( platform.requests() ).toMatchObject( [
				{ params: { url: 'https://amzn.eu/d/9fRk2' } },
			] );
		}
	);

	it.each( [
		'refused',
		'not-json',
		'wrong-shape',
		'cut',
		'elsewhere',
	] as const )(
		'reports a short link that leads to no product (%s), and keeps the link in the field',
		async ( fault ) => {
			const platform = usePlatform( 'free', [
				mock( lookUpRedirect ).reply( () => ( {
					status: 200,
					url: 'https://www.amazon.de/gp/bestsellers',
				} ) ),
			] );
			if ( fault !== 'elsewhere' ) {
				platform.fault( lookUpRedirect, fault );
			}
			const editor = await open( '<!-- wp:dovetail/amazon /-->' );
			await choose( editor, 'https://amzn.to/gone' );
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				/^This short link does not lead to a product\./
			);
			expect(
				screen.getByRole( 'textbox', {
					name: 'Product address or ASIN',
				} )
			).toHaveValue( 'https://amzn.to/gone' );
			expect( editor.saved() ).toBe( '<!-- wp:dovetail/amazon /-->' );
		}
	);

	it( 'shows the message of the site after too many requests', async () => {
		const message = 'Too many requests in the last minute.';
		usePlatform( 'free', [
			mock( lookUpRedirect ).reply( () =>
				mockError( 429, { code: 'rest_busy', message } )
			),
		] );
		const editor = await open( '<!-- wp:dovetail/amazon /-->' );
		await choose( editor, 'https://amzn.to/3xYz' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			message
		);
	} );

	// spec: 002-1-19, 002-2.18-1
	it( 'shows labeled sample data where the author has set nothing', async () => {
		const editor = await open();
		expect(
			document.querySelector( '[data-rich-text-placeholder]' )
		).toHaveAttribute(
			'data-rich-text-placeholder',
			'Sample: Enamel coffee pot, 1.5 liters'
		);
		expect( screen.getByText( 'Sample', { exact: true } ) ).toBeVisible();
		expect(
			screen.getByText( /^Sample data appears only in the editor\./ )
		).toBeVisible();
		expect(
			screen.getByText( 'Sample price:', { exact: false } )
		).toHaveTextContent( 'Sample price: $39.00 $31.20' );
		expect( screen.getByLabelText( 'Sale price' ) ).toHaveTextContent(
			'$31.20'
		);
		expect( screen.getByLabelText( 'List price' ) ).toHaveTextContent(
			'$39.00'
		);
		expect( editor.saved() ).not.toContain( 'coffee' );
		expect( editor.saved() ).not.toContain( '$' );
	} );

	it( 'replaces the sample title and image with the author’s own', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'My pot & lid'
		);
		await editor.user.click(
			within( inspector() ).getByRole( 'button', {
				name: 'Choose image',
			} )
		);
		expect( screen.queryByText( 'Sample', { exact: true } ) ).toBeNull();
		expect( editor.saved() ).toContain( '>My pot &amp; lid</a></p>' );
		expect( editor.saved() ).toContain(
			'<img src="https://site.test/pot-300.jpg" alt="A blue pot" class="wp-image-7" width="300" height="200"/>'
		);
		await editor.user.click(
			within( inspector() ).getByRole( 'button', {
				name: 'Remove image',
			} )
		);
		expect( editor.saved() ).not.toContain( '<img' );
	} );

	// spec: 002-3.18-3
	it.each( [
		[ 'Show price', 'See price on Amazon', '"showPrice":false' ],
		[ 'Show purchase button', 'Shop now', '"showPurchaseButton":false' ],
	] )(
		'hides a part when the author turns off “%s”',
		async ( name, text, attribute ) => {
			const editor = await open();
			await editor.selectBlock();
			expect( screen.getByText( text ) ).toBeVisible();
			await editor.user.click(
				within( inspector() ).getByRole( 'checkbox', { name } )
			);
			expect( screen.queryByText( text ) ).toBeNull();
			expect( editor.saved() ).toContain( attribute );
		}
	);

	// spec: 002-3.18-3
	it( 'hides the title when the author turns off “Show title”', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Show title',
			} )
		);
		expect( screen.queryByRole( 'textbox', { name: 'Title' } ) ).toBeNull();
		expect( editor.saved() ).toContain( '"showTitle":false' );
	} );

	// spec: 002-3.18-3
	it( 'can show the seller and hide the image', async () => {
		const editor = await open();
		await editor.selectBlock();
		const panel = within( inspector() );
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Show seller' } )
		);
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Show image' } )
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Seller' } )
		).toBeVisible();
		expect(
			document.querySelector( '.wp-block-dovetail-amazon__picture' )
		).toBeNull();
	} );

	// spec: 002-3.18-2
	it( 'can be small or large', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'radio', { name: 'Large' } )
		);
		expect( editor.saved() ).toContain(
			'wp-block-dovetail-amazon is-large'
		);
	} );

	it( 'keeps the current product until the author chooses another', async () => {
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

	it( 'moves the focus to the form and back to the block when the product is replaced', async () => {
		const editor = await open();
		const field = () =>
			screen.getByRole( 'textbox', { name: 'Product address or ASIN' } );
		const press = ( name: string ) =>
			editor.user.click( screen.getByRole( 'button', { name } ) );
		const block = () => document.querySelector( '[data-block]' );
		await editor.selectBlock();
		await press( 'Replace' );
		expect( field() ).toHaveFocus();
		await editor.user.type( field(), 'x' );
		await press( 'Cancel' );
		expect( editor.saved() ).toBe( POST );
		expect( block() ).toHaveFocus();

		await press( 'Replace' );
		expect( field() ).toHaveValue( 'B01N5IB20Q' );
		await press( 'Embed' );
		expect( editor.saved() ).toBe( POST );
		expect( block() ).toHaveFocus();
	} );

	it( 'leaves the focus where the author went while a short link is resolved', async () => {
		const platform = usePlatform( 'free', [
			mock( lookUpRedirect ).reply( () => ( {
				status: 200,
				url: 'https://www.amazon.com/dp/B01N5IB20Q',
			} ) ),
		] );
		platform.fault( lookUpRedirect, { kind: 'late', ms: 300 } );
		const editor = await open( '<!-- wp:dovetail/amazon /-->' );
		await choose( editor, 'https://amzn.to/pot' );
		const elsewhere = document.body.appendChild(
			document.createElement( 'textarea' )
		);
		elsewhere.focus();
		await waitFor( () => expect( editor.saved() ).toBe( POST ) );
		expect( elsewhere ).toHaveFocus();
		elsewhere.remove();
	} );

	it( 'cannot be canceled without a product', async () => {
		await open( '<!-- wp:dovetail/amazon /-->' );
		expect( screen.queryByRole( 'button', { name: 'Cancel' } ) ).toBeNull();
	} );

	it( 'can be transformed into a paragraph with the sponsored link', async () => {
		const editor = await open();
		expect( editor.transform( 'core/paragraph' ) ).toContain(
			'<a href="https://www.amazon.com/dp/B01N5IB20Q" rel="sponsored nofollow">amazon.com/dp/B01N5IB20Q</a>'
		);
	} );

	it( 'can be created from a paragraph with a product URL', async () => {
		const editor = await open(
			'<!-- wp:paragraph --><p><a href="https://x.example">https://www.amazon.com/dp/B01N5IB20Q</a></p><!-- /wp:paragraph -->'
		);
		expect( editor.transform( 'dovetail/amazon' ) ).toBe( POST );
	} );

	it( 'is created for each product URL pasted on a separate line, with the link text as title', async () => {
		await open();
		jest.spyOn( console, 'log' ).mockImplementation();
		const one = 'https://www.amazon.com/dp/B01N5IB20Q';
		const two =
			'<a href="https://www.amazon.com/dp/B000000001">A kettle</a>';
		expect(
			pasted( `<p>${ one }<br>${ two }</p>` ).match(
				/"asin":"\w+"|"title":"[^"]+"/g
			)
		).toEqual( [
			'"asin":"B01N5IB20Q"',
			'"asin":"B000000001"',
			'"title":"A kettle"',
		] );
		expect( pasted( `<p>${ one }<br>and more</p>` ) ).not.toContain(
			'wp:dovetail'
		);
	} );

	it( 'is not created from a number, because a phone number can be a valid ISBN', async () => {
		const editor = await open(
			'<!-- wp:paragraph --><p>2025550103</p><!-- /wp:paragraph -->'
		);
		jest.spyOn( console, 'log' ).mockImplementation();
		expect( pasted( '<p>2025550103</p>' ) ).not.toContain( 'wp:dovetail' );
		expect( editor.transform( 'dovetail/amazon' ) ).toBe( '' );
	} );
} );

describe( 'Undo in an Amazon block', () => {
	it( 'undoes each click on a toggle separately', async () => {
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

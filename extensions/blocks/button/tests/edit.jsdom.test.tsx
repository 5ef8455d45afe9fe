import { fireEvent, screen, within } from '@testing-library/react';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { button } from '..';
import { metadata } from '../block';

const ELEMENT =
	'wp-block-dovetail-button__element wp-block-button__link wp-element-button';

const post = ( attributes: object, html = '' ) =>
	`<!-- wp:dovetail/button ${ JSON.stringify( attributes ) } ${ html ? `-->\n${ html }\n<!-- /wp:dovetail/button -->` : '/-->' }`;
const LINK = `<!-- wp:dovetail/button {"saveInPostContent":true,"text":"Reserve","url":"https://bakery.example/"} -->
<div class="wp-block-dovetail-button"><a class="${ ELEMENT }" href="https://bakery.example/">Reserve</a></div>
<!-- /wp:dovetail/button -->`;

const settings = {
	__experimentalFeatures: {
		color: {
			custom: true,
			customGradient: true,
			text: true,
			background: true,
			palette: {
				theme: [ { name: 'Plum', slug: 'plum', color: '#550033' } ],
			},
			gradients: {
				theme: [
					{
						name: 'Dusk',
						slug: 'dusk',
						gradient: 'linear-gradient(red,blue)',
					},
				],
			},
		},
	},
};

const open = ( content: string ) =>
	openEditor( { blocks: [ button ], content, settings } );
const text = () => screen.getByRole( 'textbox', { name: 'Button text' } );

describe( 'the button in the editor', () => {
	// spec: 001-1-7, 001-2.7-1, 001-3-10
	it( 'has text that can be edited in place, and colors from the palette', async () => {
		const editor = await open( LINK );
		await editor.selectBlock();
		expect( text() ).toHaveTextContent( 'Reserve' );
		const sidebar = within( inspector() );
		expect(
			sidebar
				.getAllByRole( 'button', { name: /^(Fill|Outline)$/ } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Fill', 'Outline' ] );

		fireEvent.click( sidebar.getByRole( 'button', { name: 'Text' } ) );
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Plum' } )
		);
		expect( editor.saved() ).toContain( '"textColor":"plum"' );
		expect( editor.saved() ).toContain(
			'style="--dovetail-button-text:var(--wp--preset--color--plum)"'
		);
	} );

	// spec: 001-2.7-1, 001-3-10
	it( 'can have one of the theme’s gradients as its background', async () => {
		const editor = await open( LINK );
		await editor.selectBlock();
		fireEvent.click(
			within( inspector() ).getByRole( 'button', {
				name: 'Background',
			} )
		);
		fireEvent.click(
			await screen.findByRole( 'tab', { name: 'Gradient' } )
		);
		fireEvent.click(
			await screen.findByRole( 'option', { name: /Dusk/ } )
		);
		expect( editor.saved() ).toContain(
			'style="--dovetail-button-background:var(--wp--preset--gradient--dusk)"'
		);
	} );

	// spec: 001-2.7-1, 001-9-7
	it( 'has a radius slider from 0 to 50 that starts at 5 and shows no number', async () => {
		const editor = await open( LINK );
		await editor.selectBlock();
		const radius = within( inspector() ).getByRole( 'slider', {
			name: 'Border radius',
		} );
		expect( radius ).toHaveAttribute( 'min', '0' );
		expect( radius ).toHaveAttribute( 'max', '50' );
		expect( radius ).toHaveValue( '5' );
		const number = () =>
			within( inspector() ).queryByRole( 'spinbutton', {
				name: 'Border radius',
			} );
		expect( number() ).toBeNull();
		expect( editor.saved() ).toBe( LINK );
		fireEvent.change( radius, { target: { value: '24' } } );
		expect( editor.saved() ).toContain(
			'style="--dovetail-button-radius:24px"'
		);
		expect( number() ).toHaveValue( 24 );
	} );

	// spec: 001-5-15, 001-3-10
	it( 'removes line breaks and formats from the text of an input, and shows the placeholder', async () => {
		const editor = await open(
			post( { element: 'input', placeholder: 'Send it' } )
		);
		expect( text() ).toHaveAttribute( 'aria-label', 'Button text' );
		expect(
			document.querySelector( '[data-rich-text-placeholder="Send it"]' )
		).not.toBeNull();
		expect( text() ).toHaveAttribute( 'aria-multiline', 'false' );
		await editor.selectBlock();
		text().innerHTML =
			'Send<br data-rich-text-line-break="true"><strong>it</strong>';
		fireEvent.input( text() );
		expect( editor.saved() ).toBe(
			post( {
				element: 'input',
				text: 'Send it',
				placeholder: 'Send it',
			} )
		);
		expect( screen.queryByRole( 'button', { name: 'Bold' } ) ).toBeNull();
	} );

	// spec: 001-5-15
	it( 'ignores invalid colors', async () => {
		await open(
			post(
				{
					text: 'Buy',
					customTextColor: 'red',
					customBackgroundColor: '#00A2FF',
				},
				'<div class="wp-block-dovetail-button has-own-background" style="--dovetail-button-background:#00a2ff"></div>'
			)
		);
		const root = text().closest( '.wp-block-dovetail-button' );
		expect( root ).toHaveStyle( {
			'--dovetail-button-background': '#00a2ff',
		} );
		expect( root ).toHaveClass( 'has-own-background' );
		expect( root ).not.toHaveClass( 'has-own-text' );
	} );
} );

describe( 'the Button block', () => {
	// spec: 001-1-7, 001-2.7-1
	it( 'is hidden from the inserter, can be aligned, and has the style Fill by default', () => {
		expect( metadata.supports ).toMatchObject( {
			inserter: false,
			align: [ 'left', 'center', 'right' ],
		} );
		expect( metadata.styles ).toEqual( [
			{ name: 'fill', label: 'Fill', isDefault: true },
			{ name: 'outline', label: 'Outline' },
		] );
	} );
} );

describe( 'Undo in a button', () => {
	it( 'reverts one color change at a time', async () => {
		const editor = await open( LINK );
		await editor.selectBlock();
		const color =
			( part: string, choice: RegExp, tab?: string ) => async () => {
				const row = within( inspector() ).getByRole( 'button', {
					name: part,
				} );
				await editor.user.click( row );
				if ( tab ) {
					await editor.user.click(
						await screen.findByRole( 'tab', { name: tab } )
					);
				}
				await editor.user.click(
					await screen.findByRole( 'option', { name: choice } )
				);
				await editor.user.click( row );
			};
		await expectSteps(
			editor,
			color( 'Text', /Plum/ ),
			color( 'Text', /Plum/ ),
			color( 'Background', /Dusk/, 'Gradient' ),
			color( 'Background', /Plum/, 'Color' )
		);
	} );
} );

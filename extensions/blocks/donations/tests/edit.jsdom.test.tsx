import { fireEvent, screen, within } from '@testing-library/react';
import { mocks } from '../../../../shared/payments/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector } from '../../../../tests/harness/editor';
import {
	attributesOf,
	chooseCurrency,
	donationsOf,
	open,
	type Donation,
} from './open';

describe( 'the Donations block in the editor', () => {
	// spec: 001-1-5, 001-2.5-2, 001-2.5-3, 001-3-8, 001-4-5
	it( 'starts with one-time donations, three amounts and editable texts', async () => {
		usePlatform( 'paid', mocks );
		await open();
		expect(
			screen
				.getAllByRole( 'tab' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'One-Time', 'Monthly', 'Yearly' ] );
		expect(
			screen.getByRole( 'tablist', { name: 'Interval' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'tab', { selected: true } )
		).toHaveAccessibleName( 'One-Time' );
		expect(
			screen.getByRole( 'tabpanel', { name: 'One-Time' } )
		).toBeVisible();
		const text = ( name: string ) =>
			screen.getByRole( 'textbox', { name } );
		expect( text( 'Heading' ) ).toHaveTextContent(
			'Make a one-time donation'
		);
		expect( text( 'Text above the amounts' ) ).toHaveTextContent(
			'Choose an amount'
		);
		expect(
			text( 'Text above the custom amount field' )
		).toHaveTextContent( 'Or enter a custom amount' );
		expect( text( 'Text below the amounts' ) ).toHaveTextContent(
			'Your contribution is appreciated.'
		);
		expect( text( 'Button text' ) ).toHaveTextContent( 'Donate' );
		expect(
			[ 1, 2, 3 ].map(
				( number ) =>
					( text( `Amount ${ number }` ) as HTMLInputElement ).value
			)
		).toEqual( [ '5.00', '15.00', '100.00' ] );
		const custom = text( 'Custom amount' );
		expect( custom ).toBeDisabled();
		expect( custom ).toHaveAttribute( 'placeholder', '50.00' );
	} );

	it( 'moves between tabs with the arrow keys, and has only one tab in the focus order', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
		await editor.user.click( tab( 'One-Time' ) );
		await editor.user.keyboard( '{ArrowRight}' );
		expect( tab( 'Monthly' ) ).toHaveFocus();
		expect( tab( 'Monthly' ) ).toHaveAttribute( 'aria-selected', 'true' );
		expect(
			screen.getByRole( 'textbox', { name: 'Heading' } )
		).toHaveTextContent( 'Make a monthly donation' );
		await editor.user.keyboard( '{End}' );
		expect( tab( 'Yearly' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'textbox', { name: 'Button text' } )
		).toHaveTextContent( 'Donate yearly' );
		await editor.user.keyboard( '{ArrowRight}{ArrowLeft}{Home}' );
		expect( tab( 'One-Time' ) ).toHaveFocus();
		expect(
			screen
				.getAllByRole( 'tab' )
				.filter( ( { tabIndex } ) => tabIndex === 0 )
		).toHaveLength( 1 );
	} );

	// spec: 001-2.5-1, 001-2.5-2, 001-4-5
	it( 'switches to one-time donations if the open tab is turned off, and shows no tabs for a single interval', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'tab', { name: 'Yearly' } )
		);
		const toggle = ( name: string ) =>
			editor.user.click(
				within( inspector() ).getByRole( 'checkbox', { name } )
			);
		await toggle( 'Show annual donations' );
		expect(
			screen.getByRole( 'tab', { selected: true } )
		).toHaveAccessibleName( 'One-Time' );
		await toggle( 'Show annual donations' );
		expect(
			screen.getByRole( 'tab', { selected: true } )
		).toHaveAccessibleName( 'One-Time' );
		await toggle( 'Show annual donations' );
		await toggle( 'Show monthly donations' );
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( screen.queryByRole( 'tablist' ) ).toBeNull();
		await toggle( 'Show custom amount option' );
		expect(
			screen.queryByRole( 'textbox', { name: 'Custom amount' } )
		).toBeNull();
		expect( attributesOf( editor ) ).toMatchObject( {
			monthlyDonation: { show: false },
			annualDonation: { show: false },
			showCustomAmount: false,
		} );
	} );

	// spec: 001-2.5-1
	it( 'links to the received donations', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'link', {
				name: /View donation earnings/,
			} )
		).toHaveAttribute( 'href', 'http://platform.test/earn/payments' );
	} );

	// spec: 001-4-5
	it( 'uses the same button text for all three intervals', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.user.click(
			screen.getByRole( 'tab', { name: 'Monthly' } )
		);
		const button = screen.getByRole( 'textbox', { name: 'Button text' } );
		button.textContent = 'Give > & take';
		fireEvent.input( button );
		expect(
			donationsOf( editor ).map( ( { buttonText } ) => buttonText )
		).toEqual( Array( 3 ).fill( 'Give &gt; &amp; take' ) );
	} );

	// spec: 001-5-14
	it( 'keeps the last valid amount if the typed amount is invalid or below the currency’s minimum', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		const field = screen.getByRole( 'textbox', { name: 'Amount 2' } );
		const amounts = () =>
			( attributesOf( editor ).oneTimeDonation as Donation ).amounts;
		for ( const typed of [
			'0.49',
			'0',
			'-5',
			'NaN',
			'1e3',
			'1.234',
			'',
		] ) {
			fireEvent.change( field, { target: { value: typed } } );
			expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
			expect( field ).toHaveAccessibleDescription(
				'Enter an amount of at least $0.50. Until then, the amount stays $15.00.'
			);
			expect( amounts() ).toEqual( [ 5, 15, 100 ] );
		}
		fireEvent.blur( field );
		expect( field ).toHaveValue( '' );
		fireEvent.change( field, { target: { value: '0.5' } } );
		expect( field ).toHaveAttribute( 'aria-invalid', 'false' );
		expect( amounts() ).toEqual( [ 5, 0.5, 100 ] );
		fireEvent.blur( field );
		expect( field ).toHaveValue( '0.50' );
	} );

	it.each( [
		[ 'EUR', '20 000', [ 5, 20_000, 100 ], '20.000,00' ],
		[ 'CHF', '20’000', [ 5, 20_000, 100 ], "20'000.00" ],
		[ 'EUR', '20,-', [ 5, 20, 100 ], '20,00' ],
		[ 'SEK', '50:-', [ 30, 50, 600 ], '50,00' ],
		[ 'JPY', '1000.00', [ 500, 1000, 10_000 ], '1,000' ],
		// The first characters of each text are a valid amount, but the whole text is not.
		[ 'CHF', '1.234,50', [ 5, 15, 100 ], '1.234,50' ],
		[ 'EUR', '12 34', [ 5, 15, 100 ], '12 34' ],
		[ 'EUR', '20 Euros', [ 5, 15, 100 ], '20 Euros' ],
	] )(
		'stores the whole amount or nothing (in %s, typed as “%s”)',
		async ( currency, typed, amounts, shown ) => {
			usePlatform( 'paid', mocks );
			const editor = await open();
			await chooseCurrency( editor, new RegExp( `^${ currency }` ) );
			const field = () =>
				screen.getByRole( 'textbox', { name: 'Amount 2' } );
			fireEvent.focus( field() );
			for ( let end = 1; end <= typed.length; end++ ) {
				fireEvent.change( field(), {
					target: { value: typed.slice( 0, end ) },
				} );
				expect( field() ).toHaveValue( typed.slice( 0, end ) );
			}
			fireEvent.blur( field() );
			expect( field() ).toHaveValue( shown );
			expect(
				( attributesOf( editor ).oneTimeDonation as Donation ).amounts
			).toEqual( amounts );
		}
	);

	it( 'shows the amount from before an undo, even while its field has the focus', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		const field = screen.getByRole( 'textbox', { name: 'Amount 2' } );
		fireEvent.change( field, { target: { value: '20' } } );
		fireEvent.change( field, { target: { value: '20x' } } );
		fireEvent.change( field, { target: { value: '20' } } );
		await editor.undo();
		expect( attributesOf( editor ) ).toMatchObject( {
			oneTimeDonation: { amounts: [ 5, 15, 100 ] },
		} );
		expect( field ).toHaveValue( '15.00' );
	} );

	it( 'marks the current currency in the toolbar menu', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await chooseCurrency( editor, /^EUR/ );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Currency: EUR' } )
		);
		const items = await screen.findAllByRole( 'menuitemradio' );
		const checked = items.filter( ( item ) => item.querySelector( 'svg' ) );
		expect( checked.map( ( item ) => item.textContent ) ).toEqual( [
			'EUR €',
		] );
		expect( checked[ 0 ] ).toBeChecked();
	} );

	it( 'selects the amount when the field gets the focus, so that typing replaces the amount', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		const field = screen.getByRole< HTMLInputElement >( 'textbox', {
			name: 'Amount 2',
		} );
		field.focus();
		await editor.user.keyboard( '25' );
		expect( field ).toHaveValue( '25' );
	} );
} );

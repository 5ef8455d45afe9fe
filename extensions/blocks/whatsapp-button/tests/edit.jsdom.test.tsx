import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { screen, waitFor, within } from '@testing-library/react';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { whatsappButton } from '..';
import { lookUpCountry } from '../api';
import { mocks } from '../api.mock';

const NEW = '<!-- wp:dovetail/whatsapp-button /-->';
const POST = `<!-- wp:dovetail/whatsapp-button {"countryCode":"1US","phoneNumber":"(212) 555-0123"} -->
<div class="wp-block-dovetail-whatsapp-button is-color-dark"><a class="wp-block-dovetail-whatsapp-button__link" href="https://wa.me/12125550123?text=Hi%2C%20I%20got%20your%20WhatsApp%20information%20from%20your%20website." style="background-color:#25D366;color:#000000" rel="noopener">Chat on WhatsApp</a></div>
<!-- /wp:dovetail/whatsapp-button -->`;

const SENTENCE = 'Please enter a valid phone number.';

const open = ( content = NEW ) =>
	openEditor( { blocks: [ whatsappButton ], content } );

function useService() {
	const platform = usePlatform( 'free', mocks );
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( 'geolocation' ),
	} );
	return platform;
}

const sidebar = () => within( inspector() );
const phone = () => sidebar().getByRole( 'textbox', { name: 'Phone number' } );
const country = () =>
	sidebar().getByRole( 'combobox', { name: 'Country code' } );

beforeAll( () => {
	// Fake scrolling, because jsdom has no layout and the list of countries scrolls to its selected entry.
	Element.prototype.scrollIntoView = () => {};
} );
beforeEach( () => {
	document.documentElement.lang = 'en-US';
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

describe( 'the WhatsApp button in the editor', () => {
	// spec: 002-4.15-1, 002-8-8, 002-5-12
	it( 'shows an error while an invalid number has at least three characters', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.type( phone(), 'ab' );
		expect( screen.queryByText( SENTENCE ) ).toBeNull();
		await editor.user.type( phone(), 'c' );
		expect( sidebar().getByRole( 'alert' ) ).toHaveTextContent( SENTENCE );
		expect( phone() ).toHaveAttribute( 'aria-invalid', 'true' );
		// The message has the style of an error, not of a help text.
		expect( sidebar().getByRole( 'alert' ) ).toHaveClass(
			'dovetail-field-problem'
		);
		expect(
			sidebar().queryByRole( 'link', { name: /^Test chat/ } )
		).toBeNull();
		await editor.user.clear( phone() );
		expect( screen.queryByText( SENTENCE ) ).toBeNull();
		await editor.user.type( phone(), '(212) 555-0123' );
		expect( screen.queryByText( SENTENCE ) ).toBeNull();
		expect( editor.saved() ).toBe( POST );
		expect(
			sidebar().getByRole( 'link', { name: /^Test chat/ } )
		).toHaveAttribute(
			'href',
			expect.stringMatching( /^https:\/\/wa\.me\/12125550123\?text=/ )
		);
	} );

	it( 'explains to the author that no link is saved without a number', async () => {
		const editor = await open();
		expect(
			screen.getByText(
				'Visitors see this button once you enter a phone number.'
			)
		).toBeVisible();
		expect( editor.saved() ).toBe( NEW );
	} );

	// spec: 002-2.17-1
	it( 'leads the author from the note about a missing number to its field', async () => {
		const editor = await open();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Enter phone number' } )
		);
		await waitFor( () => expect( phone() ).toHaveFocus() );
		await editor.user.type( phone(), '+12125550123' );
		expect(
			screen.queryByRole( 'button', { name: 'Enter phone number' } )
		).toBeNull();
	} );

	it( 'has settings in a toolbar popover and in the sidebar', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		expect( phone() ).toHaveValue( '(212) 555-0123' );
		await editor.user.click(
			within( screen.getByTestId( 'toolbar' ) ).getByRole( 'button', {
				name: 'WhatsApp settings',
			} )
		);
		// The popover itself has the focus. Focusing its first field would open the list of countries.
		await waitFor( () =>
			expect(
				document.querySelector(
					'.wp-block-dovetail-whatsapp-button__popover'
				)
			).toHaveFocus()
		);
		const message = screen.getAllByRole( 'textbox', {
			name: 'Default first message',
		} );
		expect( message ).toHaveLength( 2 );
		const inPopover = message.find(
			( field ) => ! inspector().contains( field )
		) as HTMLElement;
		await editor.user.clear( inPopover );
		await editor.user.type( inPopover, 'Fish & chips?' );
		expect( editor.saved() ).toContain(
			'"https://wa.me/12125550123?text=Fish%20%26%20chips%3F"'
		);
	} );

	// spec: 002-3.17-6
	it( 'can open its link in a new tab', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		await editor.user.click(
			sidebar().getByRole( 'checkbox', { name: 'Open in new tab' } )
		);
		expect( editor.saved() ).toContain( 'target="_blank" rel="noopener"' );
	} );

	// spec: 002-9-16, 002-3.17-5
	it( 'accepts a palette color, and sets a color class and a readable text color', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		const palette = within(
			sidebar().getByRole( 'group', { name: 'Background color' } )
		);
		expect(
			palette
				.getAllByRole( 'option' )
				.map( ( option ) => option.getAttribute( 'aria-label' ) )
		).toEqual( [
			'WhatsApp green',
			'WhatsApp slate',
			'Light gray',
			'White',
		] );
		await editor.user.click(
			palette.getByRole( 'option', { name: 'White' } )
		);
		expect( editor.saved() ).toContain( 'is-color-light' );
		expect( editor.saved() ).toContain(
			'background-color:#FFFFFF;color:#000000'
		);
		await editor.user.click(
			palette.getByRole( 'option', { name: 'WhatsApp slate' } )
		);
		expect( editor.saved() ).toContain( 'is-color-dark' );
		expect( editor.saved() ).toContain(
			'background-color:#465B64;color:#ffffff'
		);
	} );

	// spec: 002-3.17-7
	it.each( [
		[ 'switzerl', '41CH' ],
		[ '+41', '41CH' ],
		[ 'reunion', '262RE' ],
	] )( 'finds a country by name and by code: %s', async ( typed, code ) => {
		const editor = await open( POST );
		await editor.selectBlock();
		await editor.user.click( country() );
		await editor.user.clear( country() );
		await editor.user.type( country(), typed );
		await editor.user.click(
			( await sidebar().findAllByRole( 'option' ) )[ 0 ] as HTMLElement
		);
		expect( editor.saved() ).toContain( `"countryCode":"${ code }"` );
		expect( editor.saved() ).toContain(
			`https://wa.me/${ code.slice( 0, -2 ) }2125550123`
		);
	} );

	it( 'shows the main country of a shared calling code without changing the saved code', async () => {
		const post = POST.replace( '"1US"', '"44"' ).replace( '/12', '/442' );
		const editor = await open( post );
		await editor.selectBlock();
		expect( country() ).toHaveValue( '🇬🇧 United Kingdom +44' );
		expect( editor.saved() ).toBe( post );
	} );
} );

describe( 'the preselected country', () => {
	// spec: 002-4.15-2, 002-7-12
	it( 'is the author’s country, looked up with one request and saved only with a number', async () => {
		const platform = useService();
		const editor = await open();
		expect( platform.requests() ).toEqual( [] );
		await editor.selectBlock();
		await waitFor( () =>
			expect( country() ).toHaveValue( '🇮🇪 Ireland +353' )
		);
		expect( platform.requests( lookUpCountry ) ).toHaveLength( 1 );
		expect( editor.saved() ).toBe( NEW );
		await editor.user.type( phone(), '851234567' );
		expect( editor.saved() ).toContain( 'https://wa.me/353851234567?' );
	} );

	// spec: 002-4.15-2
	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'has the calling code 1 if the service fails (%s), and no error appears',
		async ( fault ) => {
			document.documentElement.lang = 'de-DE';
			useService().fault( lookUpCountry, fault );
			const editor = await open();
			await editor.selectBlock();
			await waitFor( () =>
				expect( country() ).toHaveValue( '🇺🇸 Vereinigte Staaten +1' )
			);
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
		}
	);

	// The specification always uses a geolocation service. The plugin guesses the country from the site's time zone or
	// language without sending an IP address, and uses code 1 only if both are unknown. spec: 002-4.15-2
	it.each( [
		[ 'AT', 'de-CH', '🇦🇹 Austria +43' ],
		[ '', 'de-CH', '🇨🇭 Switzerland +41' ],
		[ '', 'fi', '🇫🇮 Finland +358' ],
		[ 'AQ', 'xx', '🇺🇸 United States +1' ],
		[ '', '', '🇺🇸 United States +1' ],
	] )(
		'is based on the site’s time zone (%j) or language (%j), without a request',
		async ( place, language, label ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				site: { country: place, language },
			} );
			const platform = usePlatform( 'free', mocks );
			const editor = await open();
			await editor.selectBlock();
			expect( country() ).toHaveValue( label );
			expect( platform.requests() ).toEqual( [] );
		}
	);

	it( 'is the country saved in the post, without a request', async () => {
		const platform = useService();
		const editor = await open( POST );
		await editor.selectBlock();
		expect( country() ).toHaveValue( '🇺🇸 United States +1' );
		expect( platform.requests() ).toEqual( [] );
	} );
} );

describe( 'the phone number field', () => {
	it.each( [
		[ '49DE', '0151 23456789', '49DE', '1512 3456789', '4915123456789' ],
		[ '31NL', '06 12345678', '31NL', '6 12345678', '31612345678' ],
		[ '1US', '+44 7700 900123', '44GB', '7700 900123', '447700900123' ],
		[ '1US', '0044 (0)7700 900123', '44GB', '7700 900123', '447700900123' ],
		[ '39IT', '06 6982 1234', '39IT', '06 6982 1234', '390669821234' ],
		[ '49DE', '151 234-567.89', '49DE', '151 234-567.89', '4915123456789' ],
	] )(
		'with the country %s, parses %j as %s %j',
		async ( chosen, typed, code, number, digits ) => {
			const editor = await open(
				`<!-- wp:dovetail/whatsapp-button {"countryCode":"${ chosen }"} /-->`
			);
			await editor.selectBlock();
			await editor.user.type( phone(), typed );
			expect( phone() ).toHaveValue( typed );
			expect( screen.queryByText( SENTENCE ) ).toBeNull();
			expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
				countryCode: code,
				phoneNumber: number,
			} );
			expect( editor.saved() ).toContain( `https://wa.me/${ digits }?` );
			await editor.user.tab();
			expect( phone() ).toHaveValue( number );
		}
	);

	it( 'shows the international number, so that the author notices a wrong country', async () => {
		const editor = await open(
			'<!-- wp:dovetail/whatsapp-button {"countryCode":"353IE"} /-->'
		);
		await editor.selectBlock();
		expect( sidebar().queryByText( /^Visitors write to/ ) ).toBeNull();
		await editor.user.type( phone(), '07700 900123' );
		expect(
			sidebar().getByText( /Visitors write to \+353 7700900123\./ )
		).toBeVisible();
		await editor.user.clear( phone() );
		await editor.user.type( phone(), '+44 7700 900123' );
		expect(
			sidebar().getByText( /Visitors write to \+44 7700 900123\./ )
		).toBeVisible();
	} );

	it( 'drops the leading 0 of a number if the author chooses a country afterward', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.type( phone(), '0612345678' );
		await editor.user.click( country() );
		await editor.user.clear( country() );
		await editor.user.type( country(), '+31' );
		await editor.user.click(
			( await sidebar().findAllByRole( 'option' ) )[ 0 ] as HTMLElement
		);
		expect( editor.saved() ).toContain( 'https://wa.me/31612345678?' );
	} );

	it( 'shows the saved number after an undo', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		await editor.user.clear( phone() );
		await editor.user.type( phone(), '+49 151 23456789' );
		await editor.undo();
		expect( phone() ).toHaveValue(
			String( editor.blocks()[ 0 ]?.attributes.phoneNumber )
		);
	} );
} );

describe( 'the button text', () => {
	it( 'can be edited in place', async () => {
		await open( POST );
		expect(
			screen.getByRole( 'textbox', { name: 'Button text' } )
		).toHaveTextContent( 'Chat on WhatsApp' );
	} );
} );

describe( 'Undo in a WhatsApp button', () => {
	it( 'undoes each burst of typing and each switch separately', async () => {
		const editor = await open( POST );
		await editor.selectBlock();
		const write = ( text: string ) => async () => {
			await editor.user.type( phone(), text );
			await editor.user.tab();
		};
		const press = () =>
			editor.user.click(
				sidebar().getByRole( 'checkbox', { name: 'Open in new tab' } )
			);
		await expectSteps( editor, write( '4' ), write( '5' ), press, press );
	} );
} );

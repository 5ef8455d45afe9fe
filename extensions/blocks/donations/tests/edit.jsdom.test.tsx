import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import { createDonationPlans, readMemberships } from '#shared/payments';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { createReduxStore, register, select } from '@wordpress/data';
import { mocks } from '../../../../shared/payments/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { donations } from '..';

/** The post that is edited: which locks hold, and what its author may do. */
let mayPublish = true;
register(
	createReduxStore( 'core/editor', {
		reducer: (
			locks: readonly string[] = [],
			{ type, name }: { type: string; name: string }
		) => {
			switch ( type ) {
				case 'LOCK':
					return [ ...locks, name ];
				case 'UNLOCK':
					return locks.filter( ( lock ) => lock !== name );
				default:
					return locks;
			}
		},
		actions: {
			lockPostSaving: ( name: string ) => ( { type: 'LOCK', name } ),
			unlockPostSaving: ( name: string ) => ( { type: 'UNLOCK', name } ),
		},
		selectors: {
			isPostSavingLocked: ( locks: readonly string[] ) =>
				locks.length > 0,
			getCurrentPostId: () => 7,
			getCurrentPostType: () => 'post',
			getCurrentPost: () => ( {
				id: 7,
				_links: mayPublish ? { 'wp:action-publish': [ {} ] } : {},
			} ),
		},
	} )
);
const isLocked = (): unknown => select( 'core/editor' ).isPostSavingLocked();

const NEW =
	'<!-- wp:dovetail/donations -->\n<div class="wp-block-dovetail-donations"><div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div><div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div><div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div></div>\n<!-- /wp:dovetail/donations -->';

const open = ( content = NEW ) => {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		siteType: 'atomic',
		siteFragment: 'choir.example::blog',
	} );
	return openEditor( { blocks: [ donations ], content } );
};

type Donation = { planId?: number; amounts: number[]; buttonText?: string };
const attributesOf = (
	editor: Awaited< ReturnType< typeof open > >
): Record< string, unknown > => editor.blocks()[ 0 ]?.attributes ?? {};
const idsOf = ( editor: Awaited< ReturnType< typeof open > > ) =>
	[ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ].map(
		( name ) => ( attributesOf( editor )[ name ] as Donation ).planId
	);

async function chooseCurrency(
	editor: Awaited< ReturnType< typeof open > >,
	name: RegExp
) {
	await editor.selectBlock();
	await editor.user.click(
		within( screen.getByTestId( 'toolbar' ) ).getByRole( 'button', {
			name: 'Currency',
		} )
	);
	await editor.user.click(
		await screen.findByRole( 'menuitemradio', { name } )
	);
}

beforeEach( () => {
	mayPublish = true;
} );
afterEach( () => {
	Reflect.deleteProperty( window, INITIAL_STATE_GLOBAL );
} );

describe( 'Donations in the editor', () => {
	// spec: 001-1-5, 001-2.5-2, 001-2.5-3, 001-3-8, 001-4-5
	it( 'begins with one-time donations, with three tiers and all texts to be written', async () => {
		usePlatform( 'paid', mocks );
		await open();
		expect(
			screen
				.getAllByRole( 'tab' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'One-Time', 'Monthly', 'Yearly' ] );
		expect(
			screen.getByRole( 'tablist', { name: 'How often' } )
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
			text( 'Text above the box for a custom amount' )
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

	it( 'goes from tab to tab by the arrow keys, with one tab in the way of the tab key', async () => {
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
	it( 'goes back to one-time donations when the open tab is switched off, and has no tabs where there is one', async () => {
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
	it( 'leads to what has been donated', async () => {
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
	it( 'has one button text for all three', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.user.click(
			screen.getByRole( 'tab', { name: 'Monthly' } )
		);
		const button = screen.getByRole( 'textbox', { name: 'Button text' } );
		button.textContent = 'Give > & take';
		fireEvent.input( button );
		expect(
			[ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ].map(
				( name ) =>
					( attributesOf( editor )[ name ] as Donation ).buttonText
			)
		).toEqual( Array( 3 ).fill( 'Give &gt; &amp; take' ) );
	} );

	// spec: 001-5-14
	it( 'takes an amount from the least of the currency on, and keeps the last good one until then', async () => {
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
				'Enter an amount of at least $0.50. Until then it stays $15.00.'
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
} );

describe( 'The plans of donations', () => {
	// spec: 001-4-5, 001-7-7, 001-7-8, 001-3-8
	it( 'are read when the block appears, and made when all three are missing', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		expect( platform.requests( readMemberships )[ 0 ]?.query ).toEqual( {
			source: 'gutenberg',
			type: 'donation',
		} );
		expect(
			platform.requests( createDonationPlans ).map( ( { data } ) => data )
		).toEqual( [ { type: 'donation', currency: 'USD' } ] );
		expect( attributesOf( editor ).planSource ).toBe( 'platform' );
	} );

	// spec: 001-4-5, 001-9-5
	it( 'are those of the new currency once it is changed, with its tiers, in one step', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		await chooseCurrency( editor, /^GBP/ );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1004, 1005, 1006 ] )
		);
		expect( attributesOf( editor ) ).toMatchObject( {
			currency: 'GBP',
			oneTimeDonation: { amounts: [ 3, 9, 60 ] },
			monthlyDonation: { amounts: [ 3, 9, 60 ] },
			annualDonation: { amounts: [ 3, 9, 60 ] },
		} );
		expect( platform.requests( readMemberships ) ).toHaveLength( 2 );
		await editor.undo();
		expect( attributesOf( editor ) ).toMatchObject( {
			currency: 'USD',
			oneTimeDonation: { amounts: [ 5, 15, 100 ] },
		} );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
		expect( platform.requests( createDonationPlans ) ).toHaveLength( 2 );
	} );

	it( 'never are another currency’s: while the request is open the block has none, and the post cannot be saved', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		await waitFor( () => expect( isLocked() ).toBe( false ) );
		platform.fault( readMemberships, 'late' );
		await chooseCurrency( editor, /^SEK/ );
		expect( idsOf( editor ) ).toEqual( Array( 3 ).fill( undefined ) );
		expect( isLocked() ).toBe( true );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/^Saving… .*SEK/
		);
		expect( editor.saved() ).not.toContain( '1001' );
	} );

	it( 'of a currency that was chosen after it are never overwritten by a late answer', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		const made = ( currency: string ) =>
			platform
				.requests( createDonationPlans )
				.find(
					( { data } ) =>
						( data as { currency: string } ).currency === currency
				);
		platform.fault( createDonationPlans, { kind: 'late', ms: 2000 } );
		await chooseCurrency( editor, /^EUR/ );
		await waitFor( () => expect( made( 'EUR' ) ).toBeDefined() );
		platform.fault( createDonationPlans, null );
		await chooseCurrency( editor, /^GBP/ );
		await waitFor( () =>
			expect( idsOf( editor ) ).toEqual( [ 1007, 1008, 1009 ] )
		);
		await waitFor( () => expect( made( 'EUR' )?.status ).toBe( 200 ), {
			timeout: 4000,
		} );
		expect( idsOf( editor ) ).toEqual( [ 1007, 1008, 1009 ] );
		expect( attributesOf( editor ).currency ).toBe( 'GBP' );
		expect( isLocked() ).toBe( false );
	} );

	it( 'are left as they are in a post that is only opened', async () => {
		usePlatform( 'paid', mocks );
		const first = await open();
		await waitFor( () => expect( idsOf( first )[ 0 ] ).toBe( 1001 ) );
		const saved = first.saved();
		const again = await open( saved );
		await screen.findAllByText( /^Paid through Stripe/ );
		expect( again.saved() ).toBe( saved );
	} );

	// spec: 001-4-5, 001-2.5-4
	it.each( [
		[ 'no-connection', 'Connect to Stripe to use this block on your site' ],
		[
			'upgrade-available',
			'The plan of this site does not include donations by card.',
		],
	] as const )(
		'are -1 on a site of the kind “%s”, where none is made and the way on is said',
		async ( scenario, sentence ) => {
			const platform = usePlatform( scenario, mocks );
			const editor = await open();
			await waitFor( () =>
				expect( idsOf( editor ) ).toEqual( [ -1, -1, -1 ] )
			);
			expect( screen.getAllByText( sentence )[ 0 ] ).toBeVisible();
			expect( platform.requests( createDonationPlans ) ).toEqual( [] );
			expect( isLocked() ).toBe( false );
		}
	);

	it( 'are not made for somebody who may not publish, who reads why', async () => {
		mayPublish = false;
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		expect(
			await screen.findAllByText(
				'Donations begin when somebody who may publish has opened this post.'
			)
		).not.toEqual( [] );
		expect( platform.requests( createDonationPlans ) ).toEqual( [] );
		expect( editor.saved() ).toBe( NEW );
		expect( isLocked() ).toBe( false );
	} );

	it( 'that were deleted elsewhere are named, and made again on request alone', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		const kept = editor.saved();
		platform.use(
			mock( readMemberships ).reply( () => ( {
				connected_account_id: 'acct_1',
				products: [
					{
						id: 1001,
						title: '',
						interval: 'one-time',
						price: null,
						currency: 'USD',
						type: 'donation',
					},
				],
			} ) )
		);
		const again = await open( kept );
		await waitFor( () =>
			expect( idsOf( again ) ).toEqual( [ 1001, undefined, undefined ] )
		);
		expect(
			screen.getAllByText( /has been deleted: Monthly, Yearly\./ )[ 0 ]
		).toBeVisible();
		expect( platform.requests( createDonationPlans ) ).toHaveLength( 1 );
		await again.user.click(
			screen.getAllByRole( 'button', {
				name: 'Make it again',
			} )[ 0 ] as HTMLElement
		);
		await waitFor( () =>
			expect( idsOf( again ) ).toEqual( [ 1001, 1002, 1003 ] )
		);
	} );

	// spec: 001-8-8, 001-2.5-4
	it( 'that cannot be loaded leave a locked placeholder with the reason, the block as it was, and a way to try again', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( readMemberships, 'wrong-shape' );
		const editor = await open();
		expect(
			screen.getByText( 'Could not load data from choir.example.' )
		).toBeVisible();
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( editor.saved() ).toBe( NEW );
		expect( isLocked() ).toBe( false );
		platform.fault( readMemberships, {
			kind: 'refused',
			status: 403,
			code: 'no',
			message: 'Payments are closed.',
		} );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByText( 'Payments are closed.' )
		).toBeVisible();
		platform.fault( readMemberships, null );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
	} );

	// spec: 001-8-8
	it( 'that cannot be made say the server’s sentence, and are tried again on request', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( createDonationPlans, {
			kind: 'refused',
			status: 400,
			code: 'no',
			message: 'This currency cannot be paid in.',
		} );
		const editor = await open();
		expect(
			await screen.findByText( 'This currency cannot be paid in.' )
		).toBeVisible();
		expect( isLocked() ).toBe( false );
		platform.fault( createDonationPlans, null );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
	} );

	it( 'of another currency can be chosen where those of this one cannot be made', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( createDonationPlans, {
			kind: 'refused',
			status: 400,
			code: 'no',
			message: 'This currency cannot be paid in.',
		} );
		const editor = await open();
		await screen.findByText( 'This currency cannot be paid in.' );
		platform.fault( createDonationPlans, null );
		await chooseCurrency( editor, /^GBP/ );
		await waitFor( () => expect( idsOf( editor )[ 0 ] ).toBe( 1001 ) );
		expect( attributesOf( editor ).currency ).toBe( 'GBP' );
	} );
} );

describe( 'A bank transfer', () => {
	const toggleBank = async (
		editor: Awaited< ReturnType< typeof open > >
	) => {
		await editor.selectBlock();
		await editor.openPanel( 'Bank transfer' );
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Offer a bank transfer',
			} )
		);
	};
	const field = ( name: string ) =>
		within( inspector() ).getByRole( 'textbox', { name } );

	it( 'is off until the author offers it, and says what is wrong with an account', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		expect( attributesOf( editor ).bankTransfer ).toMatchObject( {
			on: false,
		} );
		await toggleBank( editor );
		await editor.user.type( field( 'Account holder' ), 'Fish & <Chips>' );
		await editor.user.type(
			field( 'IBAN' ),
			'de89 3704 0044 0532 0130 01'
		);
		await editor.user.tab();
		expect( field( 'IBAN' ) ).toHaveValue( 'DE89 3704 0044 0532 0130 01' );
		expect( field( 'IBAN' ) ).toHaveAttribute( 'aria-invalid', 'true' );
		expect(
			screen.queryByText( 'DE89 3704 0044 0532 0130 01' )
		).toBeNull();
		expect( editor.saved() ).not.toContain( '· DE89' );
		await editor.user.clear( field( 'IBAN' ) );
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		await editor.user.type( field( 'BIC' ), 'cobadeff' );
		await editor.user.type( field( 'Reference' ), 'Organ' );
		expect( attributesOf( editor ).bankTransfer ).toEqual( {
			on: true,
			name: 'Fish & ‹Chips›',
			iban: 'DE89370400440532013000',
			bic: 'COBADEFF',
			text: 'Organ',
		} );
		expect(
			screen.getByText( 'DE89 3704 0044 0532 0130 00' )
		).toBeVisible();
		expect( editor.saved() ).toContain(
			'<p>Fish &amp; ‹Chips› · DE89370400440532013000 · COBADEFF · Organ</p>'
		);
		expect( field( 'IBAN' ) ).toHaveAccessibleDescription( /SEPA only/ );
		await chooseCurrency( editor, /^EUR/ );
		expect( field( 'IBAN' ) ).toHaveAccessibleDescription(
			/QR code that banking apps read/
		);
	} );

	it( 'is all there is on a site without any service, and needs none', async () => {
		usePlatform( 'no-connection', [
			mock( readMemberships ).reply( () => ( { connect_url: '' } ) ),
		] );
		const editor = await open();
		expect( screen.getByText( /^Nobody can pay here yet/ ) ).toBeVisible();
		await toggleBank( editor );
		await editor.user.type( field( 'Account holder' ), 'Choir' );
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		expect(
			screen.getByText( /^Visitors can donate by bank transfer alone/ )
		).toBeVisible();
		expect( screen.queryByText( /^Nobody can pay here yet/ ) ).toBeNull();
	} );
} );

describe( 'The goal and the other page', () => {
	it( 'are kept once they can be used', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		await editor.openPanel( 'Goal' );
		const sidebar = within( inspector() );
		await editor.user.click(
			sidebar.getByRole( 'checkbox', {
				name: 'Show how much has come in',
			} )
		);
		const amount = sidebar.getByRole( 'textbox', {
			name: 'Amount to reach (USD)',
		} );
		fireEvent.change( amount, { target: { value: '0' } } );
		expect( amount ).toHaveAccessibleDescription( 'Enter an amount.' );
		fireEvent.change( amount, { target: { value: '5,000' } } );
		expect( attributesOf( editor ).goal ).toEqual( {
			on: true,
			amount: 5000,
		} );
		expect(
			screen.getByText( '$0.00 of $5,000.00, 0 people' )
		).toBeVisible();

		const link = sidebar.getByRole( 'textbox', {
			name: 'Another page to donate',
		} );
		fireEvent.change( link, { target: { value: 'javascript:alert(1)' } } );
		expect( link ).toHaveAccessibleDescription(
			'Enter a full address that starts with https://.'
		);
		expect( attributesOf( editor ).fallbackLinkUrl ).toBeUndefined();
		fireEvent.change( link, {
			target: { value: 'https://choir.example/?a=1&b=2' },
		} );
		expect( attributesOf( editor ).fallbackLinkUrl ).toBe(
			'https://choir.example/?a=1&b=2'
		);
		expect( editor.saved() ).toContain(
			'<a href="https://choir.example/?a=1&amp;b=2">https://choir.example/?a=1&amp;b=2</a>'
		);
	} );
} );

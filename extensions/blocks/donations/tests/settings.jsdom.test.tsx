import { readMemberships, readTotal } from '#shared/payments';
import { mock } from '#shared/request';
import { getPlugin } from '@wordpress/plugins';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import {
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { mocks } from '../../../../shared/payments/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, type OpenEditor } from '../../../../tests/harness/editor';
import { attributesOf, chooseCurrency, open } from './open';

const INACTIVE = 'wp-block-dovetail-donations__inactive';

describe( 'A bank transfer', () => {
	/** The preview of the form. */
	const form = () =>
		screen
			.getByText( 'Make a one-time donation' )
			.closest( `.${ INACTIVE }` );
	const toggleBank = async ( editor: OpenEditor ) => {
		await editor.selectBlock();
		await editor.openPanel( 'Bank transfer' );
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Offer bank transfer',
			} )
		);
	};
	const field = ( name: string ) =>
		within( inspector() ).getByRole( 'textbox', { name } );

	it( 'is off by default, and shows errors in the account details', async () => {
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
		// Visit the field without changing it, then type a part of a BIC.
		await editor.user.click( field( 'BIC' ) );
		await editor.user.click( field( 'Reference' ) );
		await editor.user.type( field( 'BIC' ), 'coba' );
		expect( field( 'BIC' ) ).toHaveAttribute( 'aria-invalid', 'false' );
		await editor.user.type( field( 'BIC' ), 'deff' );
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
		expect( field( 'IBAN' ) ).toHaveAccessibleDescription(
			'Visitors get a QR code only for transfers in euros.'
		);
		await chooseCurrency( editor, /^GBP/ );
		expect(
			within( inspector() ).queryByRole( 'button', { name: 'Use EUR' } )
		).toBeNull();
		await chooseCurrency( editor, /^USD/ );
		await editor.user.click(
			within( inspector() ).getByRole( 'button', { name: 'Use EUR' } )
		);
		expect( attributesOf( editor ) ).toMatchObject( { currency: 'EUR' } );
		expect( field( 'IBAN' ) ).toHaveFocus();
		expect(
			within( inspector() ).queryByRole( 'button', { name: 'Use EUR' } )
		).toBeNull();
		expect( field( 'IBAN' ) ).toHaveAccessibleDescription(
			/Visitors can show a QR code on the page and scan it with a banking app\./
		);
		await editor.user.clear( field( 'IBAN' ) );
		await editor.user.type( field( 'IBAN' ), 'SA0380000000608010167519' );
		expect( field( 'IBAN' ) ).toHaveAccessibleDescription(
			'Visitors get a QR code only for transfers in euros within SEPA.'
		);
	} );

	it( 'keeps the focus in the IBAN after a change to euros on a site without a payment service', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		platform.fault( readMemberships, {
			kind: 'refused',
			status: 424,
			code: 'missing_connection',
			message: 'This site is not connected.',
		} );
		const editor = await open();
		await waitFor( () =>
			expect(
				document.querySelector( `.${ INACTIVE }` )
			).toBeInTheDocument()
		);
		const asked = platform.requests( readMemberships ).length;
		await toggleBank( editor );
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		const iban = field( 'IBAN' );
		await editor.user.click(
			within( inspector() ).getByRole( 'button', { name: 'Use EUR' } )
		);
		expect( attributesOf( editor ) ).toMatchObject( { currency: 'EUR' } );
		await waitFor( () =>
			expect( platform.requests( readMemberships ) ).toHaveLength(
				asked + 1
			)
		);
		expect( iban ).toBeInTheDocument();
		expect( iban ).toHaveFocus();
	} );

	it( 'suggests euros in the block if the bank’s country uses them, until the author chooses a currency', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await toggleBank( editor );
		const hint = () =>
			screen.queryByText(
				'This bank account is in a country that uses the euro, but visitors see amounts in USD.'
			);
		await editor.user.type( field( 'IBAN' ), 'GB29NWBK60161331926819' );
		expect( hint() ).toBeNull();
		await editor.user.clear( field( 'IBAN' ) );
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		expect( hint() ).toBeVisible();
		await editor.deselect();
		expect( hint() ).toBeNull();
		await editor.selectBlock();
		const notice = hint()!.closest< HTMLElement >( '.components-notice' )!;
		const block = notice.closest( '[data-block]' );
		await editor.user.click(
			within( notice ).getByRole( 'button', { name: 'Use EUR' } )
		);
		expect( attributesOf( editor ) ).toMatchObject( { currency: 'EUR' } );
		expect( hint() ).toBeNull();
		expect( block ).toHaveFocus();
		await editor.undo();
		expect( attributesOf( editor ) ).toMatchObject( { currency: 'USD' } );
		await chooseCurrency( editor, /^GBP/ );
		expect( hint() ).toBeNull();
	} );

	it( 'warns about an account without an IBAN while the currency is EUR', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await toggleBank( editor );
		const warning = () =>
			within( inspector() ).queryByText(
				'Accounts in euros have an IBAN. If this account is in another currency, choose that currency in the block.'
			);
		await editor.user.type( field( 'Account number' ), '12345678' );
		expect( warning() ).toBeNull();
		await chooseCurrency( editor, /^EUR/ );
		expect( warning() ).toBeVisible();
	} );

	it( 'warns about a missing BIC of an IBAN outside the European Economic Area', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await toggleBank( editor );
		const warning = () =>
			within( inspector() ).queryByText(
				'This account is outside the European Economic Area, so enter its BIC.'
			);
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		expect( warning() ).toBeNull();
		await editor.user.clear( field( 'IBAN' ) );
		await editor.user.type( field( 'IBAN' ), 'GB29NWBK60161331926819' );
		expect( warning() ).toBeVisible();
		await editor.user.type( field( 'BIC' ), 'NWBKGB2L' );
		expect( warning() ).toBeNull();
	} );

	it( 'shortens names and references without splitting a character', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await toggleBank( editor );
		for ( const name of [ 'Account holder', 'Reference' ] ) {
			fireEvent.change( field( name ), {
				target: { value: `a${ '🎵'.repeat( 150 ) }` },
			} );
		}
		expect( attributesOf( editor ).bankTransfer ).toMatchObject( {
			name: `a${ '🎵'.repeat( 69 ) }`,
			text: `a${ '🎵'.repeat( 139 ) }`,
		} );
	} );

	it( 'is offered as the only option on a site without a payment service', async () => {
		usePlatform( 'no-connection', [
			mock( readMemberships ).reply( () => ( { plan_source: 'none' } ) ),
		] );
		const editor = await open();
		const notice = () =>
			document.querySelector( '.dovetail-connect-prompt' );
		expect( notice() ).toHaveTextContent(
			/Visitors can’t pay yet because no payment service is connected\..*A bank transfer works without a payment service\./
		);
		// Visitors do not see the form.
		expect( form() ).toHaveClass( INACTIVE );
		await editor.selectBlock();
		expect(
			within( inspector() ).queryByRole( 'checkbox', { name: /^Show/ } )
		).toBeNull();
		expect(
			within( inspector() ).queryByRole( 'button', { name: 'Goal' } )
		).toBeNull();
		// The bank account is the first thing to enter.
		expect(
			within( inspector() )
				.getAllByRole( 'button', {
					name: /^(Bank transfer|Settings)$/,
				} )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Bank transfer', 'Settings' ] );

		await editor.user.click(
			screen.getByRole( 'button', { name: 'Offer bank transfer' } )
		);
		expect( field( 'Account holder' ) ).toHaveFocus();
		// Visitors choose no amount for a bank transfer.
		expect( screen.queryByText( 'Choose an amount' ) ).toBeNull();
		await editor.user.type( field( 'Account holder' ), 'Choir' );
		expect( notice() ).toHaveTextContent(
			/Visitors can’t pay yet\. Enter a bank account\.Enter bank account details$/
		);
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Enter bank account details' } )
		);
		expect( field( 'IBAN' ) ).toHaveFocus();
		await editor.user.type( field( 'IBAN' ), '021000021' );
		expect( notice() ).toHaveTextContent(
			/Visitors can’t pay yet because the IBAN isn’t valid\.Enter bank account details$/
		);
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Enter bank account details' } )
		);
		expect( field( 'IBAN' ) ).toHaveFocus();
		await editor.user.clear( field( 'IBAN' ) );
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		expect( notice() ).toHaveTextContent(
			/Visitors can pay only by bank transfer because this site is not connected to a payment service\./
		);
		expect( notice() ).not.toHaveTextContent( 'Visitors can’t pay yet' );
		// The editor shows the heading, the account and what the recipient sees, as on the page.
		expect( screen.getByText( 'Make a one-time donation' ) ).toBeVisible();
		expect(
			screen.getByText(
				'The recipient sees your donation when it arrives, usually with the name on your bank account. Adding your name to the reference is optional.'
			)
		).toBeVisible();
	} );

	// spec: 001-2.5-4
	it.each( [
		[ 'no-connection', 'Connect to Stripe to use this block on your site' ],
		[
			'upgrade-available',
			'Your site’s plan does not include card donations.',
		],
	] as const )(
		'is offered if the platform cannot accept payments (%s), and the form looks inactive but its texts can be edited',
		async ( scenario, sentence ) => {
			usePlatform( scenario, mocks );
			const editor = await open();
			const prompt = { ignore: '.a11y-speak-region' };
			await screen.findByText( sentence, prompt );
			expect( form() ).toHaveClass( INACTIVE );
			expect(
				screen.getByText( 'Make a one-time donation' )
			).toHaveAttribute( 'contenteditable', 'true' );
			await editor.selectBlock();
			expect(
				within( inspector() ).queryByRole( 'checkbox', {
					name: /^Show/,
				} )
			).toBeNull();
			expect(
				within( inspector() ).queryByRole( 'button', { name: 'Goal' } )
			).toBeNull();

			expect(
				screen.getByText(
					'A bank transfer works without a payment service.'
				)
			).toBeVisible();
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Offer bank transfer' } )
			);
			await editor.user.type( field( 'Account holder' ), 'Choir' );
			await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
			expect(
				screen.queryByText(
					'A bank transfer works without a payment service.'
				)
			).toBeNull();
			expect( screen.queryByText( 'Choose an amount' ) ).toBeNull();
			expect(
				screen.getByText( 'DE89 3704 0044 0532 0130 00' )
			).toBeVisible();
			expect( screen.getByText( sentence, prompt ) ).toBeVisible();
		}
	);

	it( 'to an account without an IBAN needs an account number, and the BIC becomes a bank code', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await toggleBank( editor );
		await editor.user.type( field( 'Account holder' ), 'Choir' );
		await editor.user.click( field( 'IBAN' ) );
		await editor.user.type( field( 'Account number' ), '123' );
		expect( field( 'IBAN' ) ).toHaveAttribute( 'aria-invalid', 'false' );
		await editor.user.type( field( 'Routing number' ), '021-000-021' );
		expect( field( 'Account number' ) ).toHaveAccessibleDescription(
			'Enter an IBAN, or an account number with at least 4 letters or digits.'
		);
		expect( editor.saved() ).not.toContain( '021000021<' );
		await editor.user.clear( field( 'Account number' ) );
		await editor.user.type( field( 'Account number' ), '1234 5678' );
		const warning = () =>
			within( inspector() ).queryByText(
				'Most banks can’t transfer money without this code.'
			);
		expect( warning() ).toBeNull();
		await editor.user.clear( field( 'Routing number' ) );
		expect( warning() ).toBeVisible();
		await editor.user.type( field( 'Routing number' ), '021-000-012' );
		await editor.user.tab();
		expect( field( 'Routing number' ) ).toHaveAccessibleDescription(
			'This routing number isn’t valid. Compare its 9 digits with those from your bank.'
		);
		for ( const [ currency, label, problem ] of [
			[
				/^GBP/,
				'Sort code',
				'A sort code has 6 digits, such as 200000.',
			],
			[ /^AUD/, 'BSB', 'A BSB has 6 digits, such as 062000.' ],
			[
				/^CHF/,
				'Bank code',
				'Routing number, sort code, BSB, IFSC or BIC.',
			],
		] as const ) {
			await chooseCurrency( editor, currency );
			expect( field( label ) ).toHaveValue( '021000012' );
			expect( field( label ) ).toHaveAccessibleDescription( problem );
		}
		await editor.user.clear( field( 'Bank code' ) );
		await editor.user.type( field( 'Bank code' ), '021000021' );
		expect( attributesOf( editor ).bankTransfer ).toEqual( {
			on: true,
			name: 'Choir',
			iban: '',
			account: '12345678',
			bic: '021000021',
			text: '',
		} );
		expect( screen.getByText( '12345678' ) ).toBeVisible();
		expect( editor.saved() ).toContain(
			'<p>Choir · 12345678 · 021000021</p>'
		);
		// Some national bank codes are longer than a BIC.
		await editor.user.clear( field( 'Bank code' ) );
		await editor.user.type( field( 'Bank code' ), '0210 0002 1012 3456' );
		expect( editor.saved() ).toContain(
			'<p>Choir · 12345678 · 0210000210123456</p>'
		);
		await editor.user.clear( field( 'Bank code' ) );
		await editor.user.type( field( 'Bank code' ), '021000021' );
		// A valid IBAN replaces the account number.
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		expect(
			within( inspector() ).queryByRole( 'textbox', {
				name: 'Account number',
			} )
		).toBeNull();
		expect( editor.saved() ).toContain(
			'<p>Choir · DE89370400440532013000 · 021000021</p>'
		);
		await editor.user.click( field( 'Reference' ) );
		expect( field( 'BIC' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	it.each( [
		[ 'Account holder', 'Choir & <friends> ' ],
		[ 'IBAN', 'de89-3704' ],
		[ 'BIC', 'cobade' ],
		[ 'Reference', ' For  the choir ' ],
	] )(
		'keeps what an author types into “%s” until an undo',
		async ( name, typed ) => {
			usePlatform( 'paid', mocks );
			const editor = await open();
			await toggleBank( editor );
			await editor.user.type( field( name ), typed );
			expect( field( name ) ).toHaveValue( typed );
			await editor.undo();
			expect( field( name ) ).toHaveValue( '' );
		}
	);

	it( 'makes the block ready for visitors of a platform without a payment account', async () => {
		usePlatform( 'no-connection', mocks );
		const editor = await open();
		await waitFor( () =>
			expect( getPlugin( 'dovetail-not-ready' ) ).toBeDefined()
		);
		const Panel = getPlugin( 'dovetail-not-ready' )
			?.render as () => ReactNode;
		render( <Panel /> );
		const section = () =>
			screen.queryByRole( 'region', { name: /^Not ready for visitors/ } );
		expect( section() ).toHaveTextContent(
			'Visitors can’t pay yet because no payment service is connected.'
		);
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Offer bank transfer' } )
		);
		await editor.user.type( field( 'Account holder' ), 'Choir' );
		await editor.user.type( field( 'IBAN' ), 'DE89370400440532013000' );
		await waitFor( () => expect( section() ).toBeNull() );
	} );

	it.each( [ true, false ] )(
		'replaces card payments until Stripe is connected: links to the connection or says whom to ask (can connect: %s)',
		async ( manageOptions ) => {
			usePlatform( 'no-connection', [
				mock( readMemberships ).reply( () => ( {
					plan_source: 'none',
				} ) ),
			] );
			await open(
				readFileSync(
					'extensions/blocks/donations/fixtures/donations__bank-alone.html',
					'utf8'
				),
				{
					can: { manageOptions },
					adminUrl: 'https://choir.example/wp-admin/',
				}
			);
			await screen.findByText(
				/^Visitors can pay only by bank transfer/,
				{ ignore: '.a11y-speak-region' }
			);
			expect(
				screen
					.queryByRole( 'link', { name: /^Connect Stripe/ } )
					?.getAttribute( 'href' ) ?? null
			).toBe(
				manageOptions
					? 'https://choir.example/wp-admin/admin.php?page=dovetail-connections&connection=stripe'
					: null
			);
			expect(
				!! screen.queryByText(
					'Ask an administrator of this site to connect Stripe.'
				)
			).toBe( ! manageOptions );
			// Nothing is missing, so connecting a service is only an offer.
			expect( document.querySelector( '.is-primary' ) ).toBeNull();
		}
	);
} );

describe( 'The goal', () => {
	it( 'counts the payments that the site received for the block’s plans', async () => {
		const platform = usePlatform( 'paid', [
			mock( readMemberships ).reply( () => ( { plan_source: 'site' } ) ),
			mock( readTotal ).reply( () => ( { amount: 124050, people: 31 } ) ),
		] );
		await open(
			readFileSync(
				'extensions/blocks/donations/fixtures/donations.html',
				'utf8'
			)
		);
		// The form is rendered again after the plans load.
		await waitFor( () =>
			expect(
				screen.getByText( '1.240,50 € of 5.000 €, 31 people' )
			).toBeVisible()
		);
		expect( platform.requests( readTotal )[ 0 ] ).toMatchObject( {
			query: { plans: '9111,9112,9113', currency: 'EUR' },
		} );
	} );
} );

describe( 'The goal and the fallback page', () => {
	it( 'are saved once they are valid', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.selectBlock();
		await editor.openPanel( 'Goal' );
		const sidebar = within( inspector() );
		await editor.user.click(
			sidebar.getByRole( 'checkbox', {
				name: 'Show progress',
			} )
		);
		const amount = sidebar.getByRole( 'textbox', {
			name: 'Goal amount (USD)',
		} );
		for ( const value of [ '0', '1,000,000,001' ] ) {
			fireEvent.change( amount, { target: { value } } );
			expect( amount ).toHaveAccessibleDescription(
				'Enter an amount above 0, up to $1,000,000,000.'
			);
			expect( attributesOf( editor ).goal ).toMatchObject( {
				amount: 0,
			} );
		}
		fireEvent.change( amount, { target: { value: '5,000' } } );
		expect( attributesOf( editor ).goal ).toEqual( {
			on: true,
			amount: 5000,
		} );
		expect( screen.getByText( '$0 of $5,000, 0 people' ) ).toBeVisible();
		await editor.undo();
		expect( amount ).toHaveValue( '' );
		await editor.redo();
		expect( amount ).toHaveValue( '5,000' );

		const link = sidebar.getByRole( 'textbox', {
			name: 'Donation link for feeds and emails',
		} );
		fireEvent.change( link, { target: { value: 'javascript:alert(1)' } } );
		expect( link ).toBeValid();
		fireEvent.blur( link );
		expect( link ).toHaveAccessibleDescription(
			'Enter a full address that starts with https://.'
		);
		expect( attributesOf( editor ).fallbackLinkUrl ).toBeUndefined();
		fireEvent.change( link, {
			target: { value: '\u202ahttps://choir.example/?a=1&b=2\u202c' },
		} );
		expect( attributesOf( editor ).fallbackLinkUrl ).toBe(
			'https://choir.example/?a=1&b=2'
		);
		expect( editor.saved() ).toContain(
			'<a href="https://choir.example/?a=1&amp;b=2">https://choir.example/?a=1&amp;b=2</a>'
		);
	} );
} );

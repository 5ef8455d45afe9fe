import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import { buttonStandIn } from '../../../../tests/harness/button-stand-in';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import {
	createPlan,
	readLastUsed,
	readMemberships,
} from '../../../../shared/payments/api';
import { mocks } from '../../../../shared/payments/api.mock';
import { recurringPayments } from '..';

const NEW =
	'<!-- wp:dovetail/recurring-payments -->\n<div class="wp-block-dovetail-recurring-payments"></div>\n<!-- /wp:dovetail/recurring-payments -->';

const boundTo = ( planId: number, more = '' ) =>
	`<!-- wp:dovetail/recurring-payments {"planId":${ planId }${ more }} -->\n<div class="wp-block-dovetail-recurring-payments"><!-- wp:dovetail/button {"element":"button","text":"Join"} /--></div>\n<!-- /wp:dovetail/recurring-payments -->`;

const PLANS = [
	{
		id: 11,
		title: 'Friends & family',
		interval: '1 month',
		price: 5,
		currency: 'USD',
		type: 'plan',
	},
	{
		id: 12,
		title: 'Patrons',
		interval: '1 year',
		price: '1200.50',
		currency: 'eur',
	},
	{
		id: 13,
		title: 'Once',
		interval: 'one-time',
		price: 500,
		currency: 'JPY',
	},
	// Products that cannot be chosen as a plan: a donation, invalid prices, and data that is not a plan.
	{
		id: 14,
		title: 'Donation',
		interval: '1 month',
		price: null,
		currency: 'USD',
		type: 'donation',
	},
	{
		id: 15,
		title: 'Cheap',
		interval: '1 month',
		price: 0.49,
		currency: 'USD',
	},
	{
		id: 16,
		title: 'Halves',
		interval: '1 month',
		price: 99.5,
		currency: 'JPY',
	},
	{ id: 17, title: 'NaN', interval: '1 month', price: 'x', currency: 'USD' },
	{ id: 18, title: 'Weekly', interval: '1 week', price: 5, currency: 'USD' },
];

/** A connected platform account with the given products. */
const selling = (
	products: readonly object[],
	more: Record< string, unknown > = {}
) => [
	...mocks.filter(
		( each ) =>
			each.kind !== 'endpoint' || each.endpoint !== readMemberships
	),
	mock( readMemberships ).reply(
		() =>
			( {
				connected_account_id: 'acct_1',
				products,
				...more,
			} ) as never
	),
];

const begin = (
	content = NEW,
	can: Record< string, boolean > = { publishPosts: true }
) => {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		can,
		siteType: 'atomic',
		siteFragment: 'bakery.example::blog',
		adminUrl: 'https://bakery.example/wp-admin/',
	} );
	return openEditor( {
		blocks: [ recurringPayments, buttonStandIn ],
		content,
	} );
};

const open = async ( ...given: Parameters< typeof begin > ) => {
	const editor = await begin( ...given );
	await waitFor( () =>
		expect( screen.queryByText( 'Loading payment plans…' ) ).toBeNull()
	);
	return editor;
};

const instructions = () =>
	document.querySelector( '.components-placeholder__instructions' );
const press = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const type = ( name: string, value: string ) =>
	fireEvent.change( field( name ), { target: { value } } );

afterEach( () => {
	Reflect.deleteProperty( window, INITIAL_STATE_GLOBAL );
} );

describe( 'a recurring payments block in the editor', () => {
	// spec: 001-7-8
	it( 'shows that the payment status is loading', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( readMemberships, 'late' );
		const editor = await begin();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Loading payment plans…'
		);
		expect( platform.requests( readMemberships ) ).toMatchObject( [
			{ query: { source: 'gutenberg' } },
		] );
		expect( editor.saved() ).toBe( NEW );
	} );

	it( 'requests plans with the source “gutenberg-wpcom” on a hosted site', async () => {
		const platform = usePlatform( 'paid', mocks );
		Reflect.set( window, INITIAL_STATE_GLOBAL, { siteType: 'simple' } );
		await openEditor( {
			blocks: [ recurringPayments, buttonStandIn ],
			content: NEW,
		} );
		expect( platform.requests( readMemberships ) ).toMatchObject( [
			{ query: { source: 'gutenberg-wpcom' } },
		] );
	} );

	// spec: 001-4-8 (upgrade required gives an upgrade placeholder), 001-6-5
	it( 'links to an upgrade if the site’s plan does not include payments', async () => {
		usePlatform( 'upgrade-available', mocks );
		const editor = await open();
		expect(
			screen.getByRole( 'link', { name: /Upgrade your plan/ } )
		).toHaveAttribute( 'href', 'http://platform.test/plans' );
		await editor.selectBlock();
		expect(
			within( inspector() ).queryByText( 'Payment plan' )
		).toBeNull();
	} );

	// spec: 001-4-8 (not connected gives a connect nudge), 000-2.3-1
	it( 'offers to connect an account if none is connected', async () => {
		usePlatform( 'no-connection', mocks );
		const editor = await open( boundTo( 11 ) );
		expect(
			screen.getByText(
				'Connect to Stripe to use this block on your site'
			)
		).toBeVisible();
		expect( press( 'Connect' ) ).toBeEnabled();
		// A block with a plan always shows its button.
		expect( screen.getByText( 'Button' ) ).toBeVisible();
		expect( editor.saved() ).toBe( boundTo( 11 ) );
	} );

	it.each( [
		[ { manageOptions: true }, 'Connect Stripe (opens in a new tab)' ],
		[ { manageOptions: false }, null ],
	] )(
		'shows a link that connects Stripe only to users with permission (%j)',
		async ( can, link ) => {
			usePlatform( 'paid', mocks ).fault( readMemberships, {
				kind: 'refused',
				status: 424,
				code: 'missing_connection',
				message: 'This site is not connected.',
			} );
			const editor = await open( NEW, { publishPosts: true, ...can } );
			expect(
				screen.getByText(
					'Visitors can’t pay yet because no payment service is connected.',
					{ ignore: '[aria-live]' }
				)
			).toBeVisible();
			expect(
				screen.getByText(
					'You can already publish the rest of the page: visitors see this button once Stripe is connected and you choose a payment plan.'
				)
			).toBeVisible();
			expect(
				screen.getByText(
					'Payment plans need Stripe because they renew automatically. To sell for a one-time amount without it, add the block “Bank Transfer”.'
				)
			).toBeVisible();
			// The notice already says what is missing.
			expect( screen.queryByText( 'Recurring Payments' ) ).toBeNull();
			await editor.selectBlock();
			expect(
				within( inspector() ).getByRole( 'link', {
					name: /^Guide to this block/,
				} )
			).toBeVisible();
			expect(
				screen.queryByText( 'This site is not connected.' )
			).toBeNull();
			// The connection is checked again when the author comes back.
			expect(
				screen.queryByRole( 'button', { name: 'Try again' } )
			).toBeNull();
			const settings = screen.queryByRole( 'link', {
				name: /^Connect Stripe/,
			} );
			expect( settings?.textContent ?? null ).toBe( link );
			expect( settings?.getAttribute( 'href' ) ?? null ).toBe(
				link &&
					'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=stripe'
			);
			expect(
				!! screen.queryByText(
					'Ask an administrator of this site to connect Stripe.'
				)
			).toBe( link === null );
		}
	);

	it( 'shows the button of a block with a plan if no payment service is connected', async () => {
		usePlatform( 'paid', mocks ).fault( readMemberships, {
			kind: 'refused',
			status: 424,
			code: 'missing_connection',
			message: 'This site is not connected.',
		} );
		await open( boundTo( 11 ) );
		expect(
			screen.getByText(
				'Visitors can’t pay yet because no payment service is connected.',
				{ ignore: '[aria-live]' }
			)
		).toBeVisible();
		expect( screen.getByText( 'Button' ) ).toBeVisible();
	} );

	it.each( [
		[ 'site', 'Old title', 'Friends & family' ],
		[ 'platform', 'Old title', 'Old title' ],
		[ 'platform', '', null ],
	] )(
		'shows the same title above the button as the page (source: %s, saved title: “%s”)',
		async ( source, planTitle, title ) => {
			usePlatform( 'paid', selling( PLANS, { plan_source: source } ) );
			await open(
				boundTo(
					11,
					`,"planSource":"${ source }","planTitle":"${ planTitle }"`
				)
			);
			await screen.findByText( '$5.00 / month' );
			expect(
				document.querySelector(
					'.wp-block-dovetail-recurring-payments__title'
				)?.textContent ?? null
			).toBe( title );
		}
	);

	// spec: 001-8-10 (recurring payments)
	it( 'shows the server’s error and a button to try again, and lists no plans', async () => {
		const platform = usePlatform( 'paid', selling( PLANS ) );
		platform.fault( readMemberships, {
			kind: 'refused',
			status: 403,
			code: 'closed',
			message: 'The account has been closed.',
		} );
		const editor = await open();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toHaveTextContent( 'The account has been closed.' );
		expect( screen.queryByRole( 'list' ) ).toBeNull();
		platform.fault( readMemberships, null );
		await editor.user.click( press( 'Try again' ) );
		expect( await screen.findByRole( 'list' ) ).toBeVisible();
	} );

	it( 'says which server’s data could not be loaded', async () => {
		usePlatform( 'paid', selling( PLANS, { errors: { lost: [ 'x' ] } } ) );
		await open();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toHaveTextContent( 'Could not load data from bakery.example.' );
	} );

	// spec: 001-4-8 (connected with no plans gives an add-plan prompt; add-plan state), 001-5-17, 001-7-9, 001-9-8
	it( 'asks for a plan if there is none, selects the new plan, and shows its price on the button', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		expect( instructions() ).toHaveTextContent(
			'Start by adding a payment plan: what people pay and how often.'
		);
		expect( screen.queryByRole( 'list' ) ).toBeNull();
		await editor.user.click( press( 'Add payment plan' ) );
		expect( field( 'Title' ) ).toHaveFocus();
		expect( screen.getByLabelText( 'Currency' ) ).toHaveValue( 'USD' );
		expect( screen.getByLabelText( 'Renewal' ) ).toHaveValue( '1 month' );
		expect( field( 'Price' ) ).toHaveAttribute(
			'placeholder',
			'Minimum allowed price is $0.50.'
		);

		// No error appears before the first attempt to save, and invalid values are not sent.
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await editor.user.click( press( 'Save payment plan' ) );
		expect( field( 'Title' ) ).toBeInvalid();
		expect( field( 'Price' ) ).toBeInvalid();
		expect(
			screen.getAllByRole( 'alert' ).map( ( each ) => each.textContent )
		).toEqual( [
			'Enter a title for the plan.',
			'Minimum allowed price is $0.50.',
		] );
		type( 'Title', ' Friends & <family> ' );
		type( 'Price', '0.49' );
		await editor.user.click( press( 'Save payment plan' ) );
		expect( field( 'Title' ) ).toBeValid();
		expect( field( 'Price' ) ).toBeInvalid();
		expect( field( 'Price' ) ).toHaveFocus();
		expect( platform.requests( createPlan ) ).toEqual( [] );

		type( 'Price', '7.50' );
		expect( field( 'Price' ) ).toBeValid();
		expect(
			screen.getByText( 'Visitors pay $7.50 / month.' )
		).toBeVisible();
		await editor.user.click( press( 'Save payment plan' ) );
		expect( platform.requests( createPlan ) ).toMatchObject( [
			{
				data: {
					currency: 'USD',
					interval: '1 month',
					price: 7.5,
					title: 'Friends & ‹family›',
				},
			},
		] );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				'<!-- wp:dovetail/recurring-payments {"planId":1001,"planTitle":"Friends \\u0026 ‹family›"} -->\n<div class="wp-block-dovetail-recurring-payments"><!-- wp:dovetail/button {"element":"button","text":"$7.50 Contribution"} /--></div>\n<!-- /wp:dovetail/recurring-payments -->'
			)
		);
		expect( screen.getByText( '$7.50 / month' ) ).toBeVisible();
		// The new plan can be chosen in this block, and in blocks that are inserted later.
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'combobox', {
				name: 'Payment plan',
			} )
		).toHaveDisplayValue( 'Friends & ‹family›: $7.50 / month' );
	} );

	// spec: 001-4-8 (a failed add-plan returns to the open form)
	it.each( [
		[ 'the site’s last product or donation', [], 'GBP' ],
		[
			'the newest plan',
			[
				{
					id: 11,
					title: 'Friends',
					interval: '1 month',
					price: 5,
					currency: 'SEK',
				},
			],
			'SEK',
		],
	] )(
		'starts a new plan in the currency of %s',
		async ( _, products, code ) => {
			usePlatform( 'paid', [
				...selling( products ).filter(
					( each ) =>
						each.kind !== 'endpoint' ||
						each.endpoint !== readLastUsed
				),
				mock( readLastUsed ).reply( () => ( {
					currency: 'GBP',
					name: '',
					iban: '',
					account: '',
					bic: '',
				} ) ),
			] );
			const editor = await open();
			await editor.user.click( press( 'Add payment plan' ) );
			await waitFor( () =>
				expect( screen.getByLabelText( 'Currency' ) ).toHaveValue(
					code
				)
			);
		}
	);

	it( 'keeps the entered values if the server rejects a plan, and sends one request at a time', async () => {
		const platform = usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.user.click( press( 'Add payment plan' ) );
		type( 'Title', 'Patrons' );
		type( 'Price', '120' );
		fireEvent.change( screen.getByLabelText( 'Renewal' ), {
			target: { value: '1 year' },
		} );
		platform.fault( createPlan, {
			kind: 'refused',
			status: 503,
			code: 'busy',
			message: 'The account cannot be reached.',
		} );
		await editor.user.click( press( 'Save payment plan' ) );
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toHaveTextContent( 'The account cannot be reached.' );
		expect( field( 'Title' ) ).toHaveValue( 'Patrons' );
		expect( field( 'Price' ) ).toHaveValue( '120' );
		expect( screen.getByLabelText( 'Renewal' ) ).toHaveValue( '1 year' );
		expect( editor.saved() ).toBe( NEW );

		platform.fault( createPlan, 'late' );
		await editor.user.click( press( 'Save payment plan' ) );
		expect( press( 'Saving…' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await editor.user.click( press( 'Saving…' ) );
		expect( platform.requests( createPlan ) ).toHaveLength( 2 );
	} );

	// spec: 001-5-17 (changing currency resets the price to the new minimum when the current one is invalid)
	it( 'reformats a valid price for a new currency, and replaces an invalid price with the minimum', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open();
		await editor.user.click( press( 'Add payment plan' ) );
		const choose = ( code: string ) =>
			fireEvent.change( screen.getByLabelText( 'Currency' ), {
				target: { value: code },
			} );
		choose( 'DKK' );
		expect( field( 'Price' ) ).toHaveValue( '2,50' );
		expect( field( 'Price' ) ).toHaveAttribute(
			'placeholder',
			'Minimum allowed price is 2,50\u00a0kr..'
		);
		type( 'Price', '1.250,50' );
		choose( 'USD' );
		expect( field( 'Price' ) ).toHaveValue( '1,250.50' );
		choose( 'JPY' );
		expect( field( 'Price' ) ).toHaveValue( '50' );
		type( 'Price', '1e9' );
		choose( 'EUR' );
		expect( field( 'Price' ) ).toHaveValue( '0,50' );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( option ) => option.getAttribute( 'value' ) )
		).toEqual( [
			...'AUD BRL CAD CHF DKK EUR GBP HKD INR JPY MXN NOK NZD PLN SEK SGD USD'.split(
				' '
			),
			'one-time',
			'1 month',
			'1 year',
		] );
		await editor.user.click( press( 'Cancel' ) );
		const [ , inBlock ] = screen.getAllByRole( 'button', {
			name: 'Add payment plan',
		} );
		expect( inBlock ).toHaveFocus();
	} );

	// spec: 001-3-11, 001-4-8 (choose-or-add; choosing a plan sets planId and renames the inner button label), 001-5-17 (server products with an invalid price are filtered out), 001-9-8
	it( 'lists only plans that can be paid, and sets the chosen plan in one undo step', async () => {
		usePlatform( 'paid', selling( PLANS ) );
		const editor = await open();
		expect( instructions() ).toHaveTextContent(
			'Choose a payment plan, or add one.'
		);
		expect(
			within( screen.getByRole( 'list' ) )
				.getAllByRole( 'button' )
				.map( ( each ) => each.textContent )
		).toEqual( [
			'Friends & family: $5.00 / month',
			'Patrons: 1.200,50\u00a0€ / year',
			'Once: ¥500',
		] );
		expect( press( 'Add payment plan' ) ).toBeVisible();
		await expectSteps(
			editor,
			async () => {
				await editor.user.click( press( /^Patrons/ ) );
				expect( editor.saved() ).toContain(
					'{"planId":12,"planTitle":"Patrons"}'
				);
				expect( editor.saved() ).toContain(
					'"text":"1.200,50\u00a0€ Contribution"'
				);
			},
			async () => {
				await editor.selectBlock();
				fireEvent.change(
					within( inspector() ).getByRole( 'combobox', {
						name: 'Payment plan',
					} ),
					{ target: { value: '13' } }
				);
				expect( editor.saved() ).toContain(
					'{"planId":13,"planTitle":"Once"}'
				);
				expect( editor.saved() ).toContain(
					'"text":"¥500 Contribution"'
				);
			}
		);
	} );

	it( 'stores whether a plan belongs to the site or the platform, and does not confuse their IDs', async () => {
		usePlatform(
			'paid',
			selling( PLANS, {
				plan_source: 'site',
				service: 'Stripe',
				mode: 'test',
				problem: 'The key has been revoked.',
			} )
		);
		const editor = await open( boundTo( 11 ) );
		expect(
			document.querySelector( '.components-notice.is-warning' )
		).toHaveTextContent(
			/This button’s payment plan belongs to a service this site no longer uses, so visitors can’t pay\./
		);
		await editor.user.click( press( /^Friends/ ) );
		expect( editor.saved() ).toContain(
			'{"planId":11,"planSource":"site"}'
		);
		expect(
			screen.getByText(
				'Payments go through Stripe to the site owner’s account. Test mode: no money is charged.'
			)
		).toBeVisible();
		expect(
			document.querySelector( '.components-notice.is-warning' )
		).toHaveTextContent( 'The key has been revoked.' );
	} );

	it( 'explains that a plan was deleted, and keeps the button until the author chooses another plan', async () => {
		usePlatform( 'paid', selling( PLANS ) );
		const editor = await open( boundTo( 99 ) );
		expect(
			document.querySelector( '.components-notice.is-warning' )
		).toHaveTextContent(
			'This button’s payment plan was deleted, so visitors can’t pay. Choose another plan.'
		);
		expect( editor.saved() ).toBe( boundTo( 99 ) );
		await editor.user.click( press( /^Once/ ) );
		expect( editor.saved() ).toBe(
			boundTo( 13, ',"planTitle":"Once"' ).replace(
				'Join',
				'¥500 Contribution'
			)
		);
	} );

	it( 'keeps the author’s button text until the author chooses another plan', async () => {
		usePlatform( 'paid', selling( PLANS ) );
		const editor = await open( boundTo( 11 ) );
		expect( screen.getByText( '$5.00 / month' ) ).toBeVisible();
		expect( editor.saved() ).toBe( boundTo( 11 ) );
	} );

	// spec: 001-2.8-1
	it( 'has one panel for the plan and one with a link to the earnings', async () => {
		usePlatform(
			'paid',
			selling( PLANS, { earnings_url: 'https://platform.test/earn' } )
		);
		const editor = await open( boundTo( 11 ) );
		await editor.selectBlock();
		const sidebar = within( inspector() );
		expect(
			sidebar.getByRole( 'button', { name: 'Payment plan' } )
		).toBeVisible();
		await editor.openPanel( 'Management' );
		expect(
			sidebar.getByRole( 'link', { name: /View earnings/ } )
		).toHaveAttribute( 'href', 'https://platform.test/earn' );
	} );

	it( 'links permitted users to the site’s payments if the platform has no earnings page', async () => {
		usePlatform( 'paid', selling( PLANS ) );
		const editor = await open( boundTo( 11 ), {
			publishPosts: true,
			manageOptions: true,
		} );
		await editor.selectBlock();
		await editor.openPanel( 'Management' );
		expect(
			within( inspector() ).getByRole( 'link', {
				name: /View earnings/,
			} )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'admin.php?page=dovetail-payments' )
		);
	} );

	it( 'lets users who may not publish choose a plan, but not create one', async () => {
		const platform = usePlatform( 'paid', selling( PLANS ) );
		const editor = await open( NEW, { publishPosts: false } );
		expect( instructions() ).toHaveTextContent( 'Choose a payment plan.' );
		expect(
			screen.queryByRole( 'button', { name: 'Add payment plan' } )
		).toBeNull();
		await editor.user.click( press( /^Once/ ) );
		expect( editor.saved() ).toContain(
			'{"planId":13,"planTitle":"Once"}'
		);
		expect( platform.requests( createPlan ) ).toEqual( [] );
	} );

	it( 'tells users who may not publish who can add the first plan', async () => {
		usePlatform( 'paid', mocks );
		await open( NEW, { publishPosts: false } );
		expect( instructions() ).toHaveTextContent(
			'There is no payment plan yet. An editor of this site can add one.'
		);
	} );

	// spec: 001-1-8
	it( 'contains a button that can be neither moved nor removed', async () => {
		usePlatform( 'paid', selling( PLANS ) );
		const editor = await open( boundTo( 11 ) );
		const { select } = jest.requireActual( '@wordpress/data' );
		const [ block ] = editor.blocks();
		const button = block?.innerBlocks[ 0 ];
		const store = select( 'core/block-editor' );
		expect( button?.name ).toBe( 'dovetail/button' );
		expect( store.canRemoveBlock( button?.clientId ) ).toBe( false );
		expect( store.canMoveBlock( button?.clientId ) ).toBe( false );
		expect(
			store.canInsertBlockType( 'core/paragraph', block?.clientId )
		).toBe( false );
	} );
} );

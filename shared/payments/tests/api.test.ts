import {
	createDonationPlans,
	createPlan,
	readCheckout,
	readMemberships,
	startCheckout,
} from '../api';

const PRODUCT = {
	id: 7,
	title: 'Friends',
	interval: '1 month',
	price: 5,
	currency: 'USD',
	type: 'plan',
};

const plansOf = ( ...products: unknown[] ) =>
	readMemberships.read( { products } ).plans;

describe( 'the payment endpoints', () => {
	it.each( [
		[
			readMemberships,
			'GET',
			'/wpcom/v2/memberships/status',
			'edit_posts',
			[ 'site', 'platform' ],
		],
		[
			createDonationPlans,
			'POST',
			'/wpcom/v2/memberships/products',
			'publish_posts',
			[ 'site', 'platform' ],
		],
		[
			createPlan,
			'POST',
			'/wpcom/v2/memberships/product',
			'publish_posts',
			[ 'site', 'platform' ],
		],
		[
			startCheckout,
			'POST',
			'/wpcom/v2/memberships/checkout',
			'manage_options',
			[ 'platform' ],
		],
		[
			readCheckout,
			'GET',
			'/wpcom/v2/memberships/checkout/{key}',
			'manage_options',
			[ 'platform' ],
		],
	] )(
		'have the expected method, path, capability and servers (endpoint %#)',
		( call, method, path, capability, servedBy ) => {
			expect( call ).toMatchObject( {
				method,
				path,
				capability,
				servedBy,
			} );
		}
	);

	it( 'return the payment data for the editor', () => {
		expect(
			readMemberships.read( {
				should_upgrade_to_access_memberships: false,
				upgrade_url: 'https://platform.test/plans',
				connect_url: '',
				connected_account_id: 'acct_1',
				products: [ PRODUCT ],
				errors: [],
				plan_source: 'site',
				service: 'Stripe',
				mode: 'test',
				problem: 'A sentence.',
				earnings_url: 'https://bakery.example/wp-admin/payments',
			} )
		).toEqual( {
			needsUpgrade: false,
			upgradeUrl: 'https://platform.test/plans',
			connectUrl: null,
			accountId: 'acct_1',
			plans: [ PRODUCT ],
			source: 'site',
			service: 'Stripe',
			mode: 'test',
			problem: 'A sentence.',
			earningsUrl: 'https://bakery.example/wp-admin/payments',
		} );
	} );

	it( 'return the most restrictive values if data is missing', () => {
		expect( readMemberships.read( {} ) ).toEqual( {
			needsUpgrade: false,
			upgradeUrl: null,
			connectUrl: null,
			accountId: null,
			plans: [],
			source: 'platform',
			service: 'Stripe',
			mode: 'live',
			problem: '',
			earningsUrl: null,
		} );
	} );

	it.each( [ 'javascript:alert(1)', 'plans', 7, null, false ] )(
		'reject the invalid URL %j',
		( address ) => {
			expect(
				readMemberships.read( {
					upgrade_url: address,
					connect_url: address,
					earnings_url: address,
				} )
			).toMatchObject( {
				upgradeUrl: null,
				connectUrl: null,
				earningsUrl: null,
			} );
		}
	);

	it.each( [
		[ { missing: [ 'x' ] }, true ],
		[ [ 'x' ], true ],
		[ 'x', true ],
		[ [], false ],
		[ {}, false ],
		[ null, false ],
	] )(
		'reject a response whose errors property is %j: %p',
		( errors, isRefused ) => {
			const read = () => readMemberships.read( { errors } );
			if ( isRefused ) {
				expect( read ).toThrow(
					expect.objectContaining( { code: 'could_not_load' } )
				);
			} else {
				expect( read ).not.toThrow();
			}
		}
	);

	it( 'report a missing payment provider as a missing connection', () => {
		expect( () => readMemberships.read( { plan_source: 'none' } ) ).toThrow(
			expect.objectContaining( { code: 'missing_connection' } )
		);
	} );
} );

describe( 'a product', () => {
	it.each( [
		[ { id: '7', price: '5.00', currency: 'usd' }, PRODUCT ],
		[ { type: undefined }, PRODUCT ],
		[ { title: null }, { ...PRODUCT, title: '' } ],
		[
			{ type: 'donation', price: undefined },
			{ ...PRODUCT, type: 'donation', price: null },
		],
		[ { interval: 'one-time' }, { ...PRODUCT, interval: 'one-time' } ],
	] )( 'with %j is parsed as a plan', ( change, plan ) => {
		expect( plansOf( { ...PRODUCT, ...change } ) ).toEqual( [ plan ] );
	} );

	it.each( [
		{ id: 0 },
		{ id: -7 },
		{ id: 7.5 },
		{ id: 'seven' },
		{ interval: '1 week' },
		{ currency: 'XYZ' },
		{ currency: 'KWD' },
		{ price: 0.49 },
		{ price: 0 },
		{ price: -5 },
		{ price: null },
		{ price: '1e3' },
		{ price: 'NaN' },
		{ price: 5.005 },
		{ price: 1e9 },
		{ price: 99.5, currency: 'JPY' },
	] )( 'with %j is skipped without affecting other products', ( change ) => {
		expect( plansOf( { ...PRODUCT, ...change }, PRODUCT ) ).toEqual( [
			PRODUCT,
		] );
	} );

	it( 'is rejected as an unexpected response if the server created it with an invalid price', () => {
		expect( () => createPlan.read( { ...PRODUCT, price: 0 } ) ).toThrow(
			expect.objectContaining( { code: 'unexpected_answer' } )
		);
		expect( createPlan.read( PRODUCT ) ).toEqual( PRODUCT );
	} );
} );

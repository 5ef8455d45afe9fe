import { listPlans, readSite } from '../api';

describe( 'the public plans', () => {
	// spec: 000-7-7, 000-3-4
	it( 'are requested from version 1.5 of the public API and parsed as slugs', () => {
		expect( listPlans ).toMatchObject( {
			method: 'GET',
			path: '/rest/v1.5/plans',
			servedBy: [ 'service' ],
			service: 'plans',
			query: {},
			data: {},
		} );
		expect(
			listPlans.read( [
				{ product_slug: 'value_bundle', product_name: 'Premium' },
				{ product_slug: 'business-bundle' },
			] )
		).toEqual( [ 'value_bundle', 'business-bundle' ] );
	} );

	it.each( [ null, {}, [ { product_slug: 7 } ], [ {} ], 'value_bundle' ] )(
		'are rejected if the response is %j',
		( raw ) => {
			expect( () => listPlans.read( raw ) ).toThrow( /expected/ );
		}
	);
} );

describe( 'site data from the platform', () => {
	const PREMIUM = { plan: { product_name: 'Premium', product_slug: 'x' } };

	// spec: 000-7-6, 000-3-4
	it( 'is requested without parameters', () => {
		expect( readSite ).toMatchObject( {
			method: 'GET',
			path: '/jetpack/v4/site',
			servedBy: [ 'platform' ],
			query: {},
			data: {},
		} );
	} );

	// spec: 000-7-6, 000-3-4
	it.each( [
		[
			'JSON inside JSON',
			{ code: 'success', data: JSON.stringify( PREMIUM ) },
		],
		[ 'a string of JSON', JSON.stringify( { data: PREMIUM } ) ],
		[
			'a string of JSON with JSON inside',
			JSON.stringify( { data: JSON.stringify( PREMIUM ) } ),
		],
		[ 'plain', { data: PREMIUM } ],
	] )( 'contains the plan’s name if the response is %s', ( _, raw ) => {
		expect( readSite.read( raw ) ).toEqual( {
			planName: 'Premium',
			isFree: false,
		} );
	} );

	it.each( [ '{}', '{"plan":{}}', '{"plan":null}' ] )(
		'has an empty plan name for the response %s',
		( data ) => {
			expect( readSite.read( { data } ) ).toEqual( {
				planName: '',
				isFree: false,
			} );
		}
	);

	it.each( [
		null,
		7,
		{},
		'',
		'{',
		{ data: '' },
		{ data: 'Premium' },
		{ data: '{"plan":{"product_name":7}}' },
		{ data: [] },
	] )( 'is rejected if the response is %j', ( raw ) => {
		expect( () => readSite.read( raw ) ).toThrow( /expected/ );
	} );
} );

import {
	parseConnection,
	readConnections,
	readField,
	type Connection,
} from '../api';
import {
	canToggle,
	cutMessage,
	connectionsOf,
	isLinkedInToReauth,
	manageUrl,
	remainingCharacters,
	showsPictures,
	toggleConnection,
	toRefresh,
} from '../rules/connections';

const connection = ( rest: object = {} ): Connection =>
	parseConnection( { id: '7', service_name: 'mastodon', ...rest } );

describe( 'a connection', () => {
	// spec: 002-3.19-1, 002-3.19-2, 002-3.19-3, 002-3.19-4, 002-7-8
	it( 'is parsed with all fields', () => {
		expect( readConnections.path ).toBe(
			'/wpcom/v2/publicize/connection-test-results'
		);
		expect( readConnections.method ).toBe( 'GET' );
		expect(
			readConnections.read( [
				{
					id: 101,
					service_name: 'tumblr',
					display_name: 'Tumblr',
					enabled: false,
					toggleable: false,
					test_success: false,
					test_message: 'It does not answer.',
					can_refresh: true,
					refresh_url: 'https://example.com/connect',
					refresh_text: 'Refresh Tumblr',
					profile_display_name: 'bakery',
					profile_picture: 'https://example.com/bakery.png',
				},
				{ id: '102', service_name: 'x', test_success: 'must_reauth' },
			] )
		).toEqual( [
			{
				id: '101',
				service: 'tumblr',
				name: 'Tumblr',
				isEnabled: false,
				isToggleable: false,
				test: 'failed',
				testMessage: 'It does not answer.',
				refresh: {
					url: 'https://example.com/connect',
					text: 'Refresh Tumblr',
				},
				profile: 'bakery',
				picture: 'https://example.com/bakery.png',
			},
			{
				id: '102',
				service: 'x',
				name: 'x',
				isEnabled: true,
				isToggleable: true,
				test: 'must_reauth',
				testMessage: '',
				refresh: null,
				profile: '',
				picture: null,
			},
		] );
	} );

	it.each( [ 'javascript:alert(1)', 'data:text/html,x', '' ] )(
		'cannot be refreshed at the invalid URL “%s”',
		( url ) => {
			expect(
				connection( {
					test_success: false,
					can_refresh: true,
					refresh_url: url,
				} ).refresh
			).toBeNull();
			expect( connection( { profile_picture: url } ).picture ).toBeNull();
		}
	);

	// spec: 002-4.13-3
	it.each( [
		[ {}, true ],
		[ { test_success: true }, true ],
		[ { test_success: false }, false ],
		[ { test_success: 'must_reauth' }, false ],
		[ { toggleable: false }, false ],
	] )( 'with the state %j can be turned on and off: %s', ( rest, can ) => {
		expect( canToggle( connection( rest ) ) ).toBe( can );
	} );

	it( 'with a failed test has a refresh button, except a LinkedIn connection, which is authenticated again in the settings', () => {
		const linkedIn = connection( {
			service_name: 'linkedin',
			test_success: 'must_reauth',
		} );
		const failing = connection( {
			service_name: 'linkedin',
			test_success: false,
		} );
		const must = connection( { test_success: 'must_reauth' } );
		expect( [ linkedIn, failing, must ].map( isLinkedInToReauth ) ).toEqual(
			[ true, false, false ]
		);
		expect(
			toRefresh( [ linkedIn, failing, must, connection() ] )
		).toEqual( [ failing, must ] );
	} );
} );

describe( 'a post’s connections', () => {
	it( 'are the tested connections, switched on or off as stored in the post', () => {
		const [ one, two ] = connectionsOf(
			[ connection( { enabled: false } ) ],
			[ connection(), connection( { id: '8', enabled: false } ) ]
		);
		expect( [ one?.isEnabled, two?.isEnabled ] ).toEqual( [
			false,
			false,
		] );
	} );

	it.each( [ [ null ], [ [] ] ] )(
		'come from the post’s field if there is no test result: %j',
		( tested ) => {
			expect( connectionsOf( [ connection() ], tested ) ).toEqual( [
				connection(),
			] );
		}
	);

	it( 'are empty if another plugin stores an incompatible value in the field', () => {
		expect( readField( 'all' ) ).toEqual( [] );
		expect( readField( [ { name: 'x' } ] ) ).toEqual( [] );
	} );

	it.each( [
		[ [], false ],
		[ [ { id: 'bluesky' } ], true ],
		[ [ { id: 'mastodon' }, { id: 'telegram' } ], true ],
		[ [ { id: 'mastodon', enabled: false }, { id: 'webhook' } ], false ],
		// The platform tests its own connections.
		[ [ { id: '101', service_name: 'mastodon' } ], false ],
	] )(
		'support images if one of the site’s enabled networks supports images: %j',
		( list, is ) => {
			expect( showsPictures( list.map( connection ) ) ).toBe( is );
		}
	);

	it( 'are all saved to the post’s field when one connection is toggled', () => {
		expect(
			toggleConnection(
				[ connection(), connection( { id: '8' } ) ],
				'8',
				false
			)
		).toEqual( [
			expect.objectContaining( {
				id: '7',
				service_name: 'mastodon',
				enabled: true,
			} ),
			expect.objectContaining( { id: '8', enabled: false } ),
		] );
	} );
} );

it.each( [
	[ '', 255 ],
	[ 'Rye.', 251 ],
	[ 'x'.repeat( 255 ), 0 ],
] )( 'a message is limited to 255 characters: “%s”', ( message, left ) => {
	expect( remainingCharacters( message ) ).toBe( left );
} );

it.each( [
	[ 'Rye.', 'Rye.' ],
	[ 'x'.repeat( 300 ), 'x'.repeat( 255 ) ],
	[ `${ 'x'.repeat( 254 ) }🍞`, 'x'.repeat( 254 ) ],
	[ `${ 'x'.repeat( 253 ) }🍞!`, `${ 'x'.repeat( 253 ) }🍞` ],
] )(
	'a message is cut after 255 characters, never within an emoji',
	( text, kept ) => {
		expect( cutMessage( text ) ).toBe( kept );
	}
);

// spec: 002-2.19-7
describe( 'the link to manage connections', () => {
	const site = {
		siteType: 'atomic' as const,
		siteFragment: 'example.org::blog',
		adminUrl: 'https://example.org/blog/wp-admin/',
		services: { hostedEditor: 'https://platform.example' },
		can: { manageOptions: true },
	};
	it( 'leads to the platform if the site is hosted there', () => {
		expect( manageUrl( { ...site, siteType: 'simple' } ) ).toBe(
			'https://platform.example/marketing/connections/example.org::blog'
		);
	} );
	it( 'opens the site’s own connections page in a narrow layout', () => {
		expect( manageUrl( site ) ).toBe(
			'https://example.org/blog/wp-admin/admin.php?page=dovetail-connections&publicize_popup=true'
		);
	} );
	it( 'is missing for users who may not change settings', () => {
		expect(
			manageUrl( { ...site, can: { manageOptions: false } } )
		).toBeNull();
	} );
} );

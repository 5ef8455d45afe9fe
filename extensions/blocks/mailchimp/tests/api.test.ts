import {
	addMember,
	listAudiences,
	listGroups,
	readConnection,
	signUp,
} from '../api';

describe( 'the Mailchimp endpoints', () => {
	// spec: 001-7-10, 001-7-11
	it.each( [
		[ readConnection, 'GET', '/wpcom/v2/mailchimp', 'edit_posts' ],
		[ listAudiences, 'GET', '/wpcom/v2/mailchimp/lists', 'edit_posts' ],
		[ listGroups, 'GET', '/wpcom/v2/mailchimp/groups', 'edit_posts' ],
		[
			addMember,
			'POST',
			'/wpcom/v2/mailchimp/subscribe',
			'manage_options',
		],
		[ signUp, 'POST', '/dovetail/v1/mailchimp', 'public' ],
	] )(
		'send their requests to the expected routes (case %#)',
		( call, method, path, capability ) => {
			expect( call ).toMatchObject( { method, path, capability } );
		}
	);

	// spec: 001-7-10
	it.each( [
		[
			{ code: 'connected', connect_url: 'https://x.example/c' },
			{ isConnected: true, connectUrl: 'https://x.example/c' },
		],
		[
			{ code: 'not_connected', connect_url: 'javascript:alert(1)' },
			{ isConnected: false, connectUrl: null },
		],
		[ { code: 'what' }, { isConnected: false, connectUrl: null } ],
	] )( 'parse the connection response %j', ( answer, connection ) => {
		expect( readConnection.read( answer ) ).toEqual( connection );
	} );

	// spec: 001-7-11, 001-3-12
	it( 'return the groups of all categories as one list', () => {
		expect(
			listGroups.read( {
				interest_categories: [
					{ id: 'x', interests: [ { id: 'a', name: 'A', n: 1 } ] },
					{ interests: [] },
					{ interests: [ { id: 'b', name: 'B' } ] },
				],
			} )
		).toEqual( [
			{ id: 'a', name: 'A' },
			{ id: 'b', name: 'B' },
		] );
	} );

	it.each( [ null, {}, [], 'x', { interest_categories: [ {} ] } ] )(
		'reject the response %j',
		( answer ) => {
			expect( () => listGroups.read( answer ) ).toThrow( 'expected' );
			expect( () => readConnection.read( answer ) ).toThrow( 'expected' );
		}
	);
} );

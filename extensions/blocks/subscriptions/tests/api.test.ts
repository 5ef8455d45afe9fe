import { readSubscriberCount, subscribe } from '../api';

describe( 'readSubscriberCount', () => {
	// spec: 001-7-6
	it( 'sends a GET request to the site, for users who can edit posts', () => {
		expect( readSubscriberCount ).toMatchObject( {
			method: 'GET',
			path: '/wpcom/v2/subscribers/count',
			query: {},
			servedBy: [ 'site' ],
			capability: 'edit_posts',
		} );
	} );

	it.each( [
		[ { count: 1234 }, 1234 ],
		[ { count: 0, more: 'ignored' }, 0 ],
		[ { count: -3 }, 0 ],
		[ { count: 2.9 }, 2 ],
	] )( 'reads the response %j as %d', ( wire, count ) => {
		expect( readSubscriberCount.read( wire ) ).toBe( count );
	} );

	it.each( [ null, [], {}, { count: '12' }, { count: null } ] )(
		'throws an error if the response is %j',
		( wire ) => {
			expect( () => readSubscriberCount.read( wire ) ).toThrow(
				'expected'
			);
		}
	);
} );

describe( 'a sign-up request', () => {
	it( 'needs no login, and contains only the form’s fields', () => {
		expect( subscribe ).toMatchObject( {
			method: 'POST',
			servedBy: [ 'site' ],
			capability: 'public',
		} );
		expect( Object.keys( subscribe.data ) ).toEqual( [
			'dovetail_email',
			'dovetail_leave_empty',
			'dovetail_consent',
			'dovetail_signature',
			'dovetail_post',
			'dovetail_subscription',
		] );
	} );

	it.each( [ 'pending', 'subscribed' ] )(
		'can return the status %s',
		( status ) => {
			const answer = { status, message: 'Almost done.' };
			expect( subscribe.read( answer ) ).toEqual( answer );
		}
	);

	it.each( [ {}, { status: 'lost', message: '' }, { status: 'pending' } ] )(
		'fails if the response is %j',
		( wire ) => {
			expect( () => subscribe.read( wire ) ).toThrow( 'expected' );
		}
	);
} );

import { readSubscriberCount, subscribe } from '../api';

describe( 'the number of subscribers', () => {
	// spec: 001-7-6
	it( 'is requested from the site by users who can edit posts', () => {
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
	] )( 'from the response %j is %d', ( wire, count ) => {
		expect( readSubscriberCount.read( wire ) ).toBe( count );
	} );

	it.each( [ null, [], {}, { count: '12' }, { count: null } ] )(
		'causes an error if the response is %j',
		( wire ) => {
			expect( () => readSubscriberCount.read( wire ) ).toThrow(
				'expected'
			);
		}
	);
} );

describe( 'a sign-up request', () => {
	it( 'is public, and sends only the fields of the form', () => {
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

	it.each( [ 'pending', 'subscribed' ] )( 'can result in %s', ( status ) => {
		const answer = { status, message: 'Almost done.' };
		expect( subscribe.read( answer ) ).toEqual( answer );
	} );

	it.each( [ {}, { status: 'lost', message: '' }, { status: 'pending' } ] )(
		'causes an error if the response is %j',
		( wire ) => {
			expect( () => subscribe.read( wire ) ).toThrow( 'expected' );
		}
	);
} );

import {
	html,
	mock,
	mockError,
	mockPage,
	type Mock,
	type MockSurroundings,
} from '#shared/request';
import { addMember, listGroups, readConnection, signUp } from './api';

type Member = {
	email: string;
	interests: readonly string[];
	tag: string;
	value: string;
};

/** The account: whether it is connected, and who has joined. */
const account = ( { scenario, state }: MockSurroundings ) =>
	state( 'mailchimp', {
		isConnected: scenario.isConnected,
		members: [] as Member[],
	} );

/** A bakery's audience: two categories of groups. `pending@…` has to confirm, `full@…` finds no room. */
export const mocks: readonly Mock[] = [
	mock( readConnection ).reply( ( request ) => ( {
		code: account( request ).isConnected ? 'connected' : 'not_connected',
		connect_url: `${ request.origin }/connect/mailchimp`,
	} ) ),
	mock( listGroups ).reply( ( request ) =>
		account( request ).isConnected
			? {
					interest_categories: [
						{
							interests: [
								{ id: 'a1', name: 'Bread' },
								{ id: 'a2', name: 'Cakes & tarts' },
							],
						},
						{ interests: [ { id: 'b1', name: 'Courses' } ] },
					],
				}
			: mockError( 404, {
					code: 'not_connected',
					message: 'Mailchimp is not connected.',
				} )
	),
	mock( addMember ).reply( ( request ) => {
		const { email, interests = [], ...field } = request.data;
		const { isConnected, members } = account( request );
		if ( ! isConnected || email.startsWith( 'full@' ) ) {
			return mockError( 503, {
				code: 'mailchimp_unavailable',
				message: 'The audience cannot be reached.',
			} );
		}
		if ( email.endsWith( '.invalid' ) ) {
			return mockError( 400, {
				code: 'invalid_email',
				message: 'This address is not accepted.',
			} );
		}
		members.push( {
			email,
			interests,
			tag: field.signup_field_tag ?? '',
			value: field.signup_field_value ?? '',
		} );
		return {
			status: email.startsWith( 'pending@' )
				? ( 'pending' as const )
				: ( 'subscribed' as const ),
		};
	} ),
	mock( signUp ).reply( () => ( { status: 'subscribed', message: '' } ) ),
	mockPage( { path: '/connect/mailchimp' } ).reply( ( request ) => {
		account( request ).isConnected = true;
		return html(
			'<title>Mailchimp</title><main><h1>Mailchimp is connected</h1><p>Close this tab and go back to your post.</p></main>'
		);
	} ),
];

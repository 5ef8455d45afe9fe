import {
	html,
	mock,
	mockError,
	mockPage,
	type Mock,
	type MockFailure,
	type MockSurroundings,
} from '#shared/request';
import {
	addMember,
	listAudiences,
	listGroups,
	readConnection,
	signUp,
} from './api';
import {
	accountOf,
	AUDIENCES,
	serviceMocks,
	signUpForm,
	SPECIAL,
} from './service.mock';

const notConnected = () =>
	mockError( 404, {
		code: 'not_connected',
		message: 'Mailchimp is not connected.',
	} );

const ifConnected = < Answer >(
	request: MockSurroundings,
	answer: Answer
): Answer | MockFailure =>
	accountOf( request ).isConnected ? answer : notConnected();

/** Mocks a bakery's Mailchimp account, as the platform and as Mailchimp itself return it. */
export const mocks: readonly Mock[] = [
	mock( readConnection ).reply( ( request ) => ( {
		code: accountOf( request ).isConnected ? 'connected' : 'not_connected',
		connect_url: `${ request.origin }/connect/mailchimp`,
	} ) ),
	mock( listAudiences ).reply( ( request ) =>
		ifConnected( request, {
			lists: AUDIENCES.map( ( { id, name } ) => ( { id, name } ) ),
		} )
	),
	mock( listGroups ).reply( ( request ) =>
		ifConnected( request, {
			interest_categories: (
				AUDIENCES.find( ( { id } ) => id === request.query.list_id ) ??
				AUDIENCES[ 0 ]
			).categories.map( ( { id, interests } ) => ( { id, interests } ) ),
		} )
	),
	mock( addMember ).reply( ( request ) => {
		const { email, interests = [], ...wishes } = request.data;
		const { isConnected, members } = accountOf( request );
		if ( ! isConnected || email.startsWith( SPECIAL.full ) ) {
			return mockError( 503, {
				code: 'mailchimp_unavailable',
				message: 'The audience cannot be reached.',
			} );
		}
		if ( email.endsWith( SPECIAL.invalid ) ) {
			return mockError( 400, {
				code: 'invalid_email',
				message: 'This address is not accepted.',
			} );
		}
		if ( email.startsWith( SPECIAL.forgotten ) ) {
			return mockError( 409, {
				code: 'own_form_only',
				message: 'Mailchimp does not let us add this address.',
				data: { address: signUpForm( AUDIENCES[ 0 ] ) },
			} );
		}
		const isPending =
			email.startsWith( SPECIAL.pending ) || wishes.opt_in === 'double';
		const status = isPending ? 'pending' : 'subscribed';
		members.push( { email, status, interests, ...wishes } );
		return { status };
	} ),
	mock( signUp ).reply( () => ( { status: 'subscribed', message: '' } ) ),
	mockPage( { path: '/connect/mailchimp' } ).reply( ( request ) => {
		accountOf( request ).isConnected = true;
		return html(
			'<title>Mailchimp</title><main><h1>Mailchimp is connected</h1><p>Close this tab and go back to your post.</p></main>'
		);
	} ),
	...serviceMocks,
];

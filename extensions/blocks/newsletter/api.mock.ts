import { escapeHtml } from '#shared/attributes';
import {
	html,
	mock,
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
} from '#shared/request';
import { readProvider, subscribe, type Provider } from './api';

/** The mocked newsletter provider of the playground. */
export const BUTTONDOWN: Provider = {
	name: 'Buttondown',
	username: '^[0-9A-Za-z][0-9A-Za-z_.-]{0,62}$',
	profile: 'https://buttondown.com/%s',
	fields: true,
	note: 'Your details are sent to buttondown.com, the newsletter provider. The response opens in a new tab.',
};

const json = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( data ),
} );

const text = ( body: string, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'text/html' },
	body,
} );

const remember = ( { state }: MockSurroundings, fields: unknown ) =>
	state( 'newsletter', { subscribers: [] as unknown[] } ).subscribers.push(
		fields
	);

const thanks = ( email: string, whose: string ) =>
	html(
		`<title>Newsletter</title><main><h1>Thank you</h1><p>${ escapeHtml(
			email
		) } gets the newsletter of ${ escapeHtml( whose ) }.</p></main>`
	);

/**
 * Mocks the providers (plain HTML forms, MailerLite's API, Ghost's two endpoints, and Substack's page) and stores what
 * they receive.
 */
export const mocks: readonly Mock[] = [
	mock( readProvider ).reply( () => BUTTONDOWN ),
	mock( subscribe ).reply( () => ( { status: 'pending', message: '' } ) ),
	mockPage( {
		method: 'POST',
		path: '/api/emails/embed-subscribe/{username}',
		service: 'newsletter',
	} ).reply( ( request ) => {
		remember( request, request.form );
		return thanks( request.form.email ?? '', request.params.username );
	} ),
	mockPage( {
		method: 'POST',
		path: '/own-form',
		service: 'newsletter',
	} ).reply( ( request ) => {
		remember( request, request.form );
		return thanks( request.form.email ?? '', 'the house' );
	} ),
	mockPage( { path: '/subscribe', service: 'newsletter' } ).reply( () =>
		html( '<title>Substack</title><h1>Type your email</h1>' )
	),
	mockPage( { path: '/api/groups', service: 'newsletter' } ).reply(
		( { authorization } ) =>
			authorization === 'Bearer good-key'
				? json( { data: [] } )
				: json( { message: 'Unauthenticated.' }, 401 )
	),
	mockPage( {
		method: 'POST',
		path: '/api/subscribers',
		service: 'newsletter',
	} ).reply( ( request ) => {
		const { email } = request.data as { email: string };
		if ( email.endsWith( '.invalid' ) ) {
			return json( { message: 'The email must be valid.' }, 422 );
		}
		remember( request, request.data );
		const status = email.startsWith( 'pending@' )
			? 'unconfirmed'
			: 'active';
		return json( { data: { id: '1', email, status } }, 201 );
	} ),
	mockPage( {
		path: '/members/api/integrity-token/',
		service: 'newsletter',
	} ).reply( () => text( '1764000000000:abcdef0123456789' ) ),
	mockPage( {
		method: 'POST',
		path: '/members/api/send-magic-link/',
		service: 'newsletter',
	} ).reply( ( request ) => {
		const { integrityToken } = request.data as Record< string, string >;
		if ( integrityToken !== '1764000000000:abcdef0123456789' ) {
			return json( { errors: [ { message: 'Bad token' } ] }, 400 );
		}
		remember( request, request.data );
		return text( 'Created.', 201 );
	} ),
];

import { escapeHtml } from '#shared/attributes';
import { html, mockPage, type Mock } from '#shared/request';

/** The provider: it thanks whoever subscribes, and remembers the fields. */
export const mocks: readonly Mock[] = [
	mockPage( {
		method: 'POST',
		path: '/profile/{username}/add_subscriber',
		service: 'newsletter',
	} ).reply( ( { params, form, state } ) => {
		const { subscribers } = state( 'newsletter', {
			subscribers: [] as object[],
		} );
		subscribers.push( form );
		return html(
			`<title>Newsletter</title><main><h1>Thank you</h1><p>${ escapeHtml(
				form[ 'member[email]' ] ?? ''
			) } gets the newsletter of ${ escapeHtml( params.username ) }.</p></main>`
		);
	} ),
];

import { html, mockPage, type Mock } from '#shared/request';

/** A page as the service shows it in a frame. */
export const mocks: readonly Mock[] = [
	mockPage( { service: 'new-block', path: '/{page}' } ).reply(
		( { params: { page } } ) =>
			html(
				`<title>New Block</title><h1>${ encodeURIComponent( page ) }</h1>`
			)
	),
];

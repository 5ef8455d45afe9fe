import { html, mockPage, type Mock } from '#shared/request';

/** A page of the service, displayed in an iframe. `{page}` is one segment of the path: adapt it to the service's URLs. */
export const mocks: readonly Mock[] = [
	mockPage( { service: 'new-block', path: '/{page}' } ).reply(
		( { params: { page } } ) =>
			html(
				`<title>New Block</title><h1>${ encodeURIComponent( page ) }</h1>`
			)
	),
];

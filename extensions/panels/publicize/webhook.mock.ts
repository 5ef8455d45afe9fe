/** The receiver of the owner's webhook, `/services/webhook/posts`. */
import { mockPage, type Mock } from '#shared/request';

export const webhookMocks: readonly Mock[] = [
	mockPage( {
		method: 'POST',
		path: '/posts',
		service: 'webhook',
	} ).reply( () => ( { status: 204, body: '' } ) ),
];

import { mockPage, type Mock } from '#shared/request';

/** A transparent picture of one pixel: GIF, 43 bytes. */
const PIXEL = Uint8Array.from(
	atob( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' ),
	( letter ) => letter.charCodeAt( 0 )
);

/** The analytics host: it answers, and the platform's list of requests shows what would have been counted. */
export const mocks: readonly Mock[] = [
	mockPage( { path: '/t.gif', service: 'analytics' } ).reply( () => ( {
		headers: { 'Content-Type': 'image/gif' },
		body: PIXEL,
	} ) ),
];

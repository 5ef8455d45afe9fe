import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { pageOf } from './provider';

/** Height of the frame on small screens, in pixels. */
const NARROW = 300;

/** Calendars, or the page on which something in one is booked. */
export const frame: EmbedProvider<
	AttributesOf< typeof schema >
>[ 'frame' ] = ( { url, height }, base ) => {
	const page = pageOf( url );
	return (
		page && {
			src: base + page.pathname + page.search,
			height,
			narrow: NARROW,
		}
	);
};

import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { pageOf } from './provider';

/** Pixels: the checkout scrolls in itself, and this fits a phone. */
const HEIGHT = 600;

/** The checkout of an event. Eventbrite's stands in safe pages alone; what stands for it on a site that is none may be as that site is. */
export const frame: EmbedProvider<
	AttributesOf< typeof schema >
>[ 'frame' ] = ( { url, style }, base, { protocol, origin, pathname } ) => {
	const { eventId } = pageOf( url ) ?? {};
	const isSafe =
		protocol === 'https:' || base.startsWith( `${ protocol }//` );
	if ( ! eventId || ! isSafe ) {
		return null;
	}
	const isDialog = style === 'modal';
	const query = new URLSearchParams( {
		eid: String( eventId ),
		parent: origin + pathname,
		...( isDialog && { modal: '1' } ),
	} );
	return {
		src: `${ base }/checkout-external?${ query }`,
		height: HEIGHT,
		...( isDialog && { isDialog } ),
	};
};

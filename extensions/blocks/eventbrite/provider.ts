import type { AttributesOf } from '#shared/attributes';
import { serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed-block';
import type { attributes as schema } from './attributes';
import { embed } from './embed';

type Attributes = AttributesOf< typeof schema >;

/** An event, with its number at the end; `-tickets` and the like stand before it. */
const EVENT = /^\/e\/(?:[^/]*-)?([1-9]\d{0,14})\/?$/;

/** Pixels: the checkout scrolls in itself, and this fits a phone. */
const HEIGHT = 600;

/** A page of Eventbrite that can stand in a post: an event, or with no number the provider's home. */
type Page = { address: string; eventId?: number };

function pageOf( text: string ): Page | null {
	const url = serviceUrl( text, embed.hosts );
	const [ , id ] = EVENT.exec( url?.pathname ?? '' ) ?? [];
	if ( ! url || ! ( id || url.pathname === '/' ) ) {
		return null;
	}
	return {
		// What follows the path says who shared it.
		address: url.origin + url.pathname,
		...( id && { eventId: Number( id ) } ),
	};
}

/** Whether an address is one of Eventbrite's hosts, or of an organiser's name before it, which leads to an event. */
function isEventbrite( text: string ): boolean {
	const host = /^https?:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec( text )?.[ 1 ];
	return embed.hosts.includes(
		host?.toLowerCase().replace( /^[a-z\d-]+\.(?=eventbrite\.)/, '' ) ?? ''
	);
}

/** Eventbrite: addresses that begin with `http`; the site looks where each of them leads. */
export const eventbrite: EmbedProvider< Attributes > = {
	slug: 'eventbrite',
	fact: embed,
	parse( pasted ) {
		const text = pasted.trim();
		if ( /\s/.test( text ) || ! isEventbrite( text ) ) {
			return null;
		}
		const page = pageOf( text );
		return {
			...( page && {
				attributes: { url: page.address, eventId: page.eventId },
			} ),
			asks: page?.address ?? text,
			isFollowed: true,
		};
	},
	link: ( { url } ) => pageOf( url )?.address ?? '',
	frame( { url, style }, base, { protocol, origin, pathname } ) {
		const { eventId } = pageOf( url ) ?? {};
		// Eventbrite's checkout stands in safe pages alone; what stands for it on a site that is none may be as that site is.
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
	},
	afterFailure: { url: '', eventId: undefined },
};

import type { AttributesOf } from '#shared/attributes';
import { serviceUrl } from '#shared/embed';
import type { EmbedAddresses } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { embed } from './embed';

type Attributes = AttributesOf< typeof schema >;

/** An event, with its number at the end; `-tickets` and the like stand before it. */
const EVENT = /^\/e\/(?:[^/]*-)?([1-9]\d{0,14})\/?$/;

/** A page of Eventbrite that can stand in a post: an event, or with no number the provider's home. */
type Page = { address: string; eventId?: number };

/** Null for an address that is none of Eventbrite's, or leads to no such page. */
export function pageOf( text: string ): Page | null {
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

/** An organizer's own address, which only the site can follow; empty for every other. */
function shortIn( pasted: string ): string {
	const text = pasted.trim();
	return isEventbrite( text ) && ! serviceUrl( text, embed.hosts )
		? text
		: '';
}

/** Whether an address is one of Eventbrite's hosts, or of an organizer's name before it, which leads to an event. */
function isEventbrite( text: string ): boolean {
	const host = /^https?:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec( text )?.[ 1 ];
	return embed.hosts.includes(
		host?.toLowerCase().replace( /^[a-z\d-]+\.(?=eventbrite\.)/, '' ) ?? ''
	);
}

/** Eventbrite: addresses that begin with `http`; the site looks where each of them leads. */
export const eventbrite: EmbedAddresses< Attributes > = {
	slug: 'eventbrite',
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
	short: shortIn,
	link: ( { url } ) => pageOf( url )?.address ?? '',
};

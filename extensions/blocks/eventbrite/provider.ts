import type { AttributesOf } from '#shared/attributes';
import { serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';

type Attributes = AttributesOf< typeof schema >;

/** Suffixes of Eventbrite's domains, after `eventbrite.`. */
const ENDINGS =
	`com co.uk com.ar com.au at be com.br ca ch cl co de dk es fi fr hk ie it com.mx nl co.nz com.pe pt se sg`.split(
		' '
	);

/** Hosts of the service's pages. */
export const HOSTS = ENDINGS.flatMap( ( ending ) => [
	`eventbrite.${ ending }`,
	`www.eventbrite.${ ending }`,
] );

/** Matches the path of an event. It ends with the event's ID, usually after a name and words such as `-tickets`. */
const EVENT = /^\/e\/(?:[^/]*-)?([1-9]\d{0,14})\/?$/;

/** An Eventbrite page that the block accepts: an event, or Eventbrite's home page, which has no event ID. */
type Page = { address: string; eventId?: number };

/** Returns the Eventbrite page for a URL. Null for other services and for other pages. */
function pageOf( text: string ): Page | null {
	const url = serviceUrl( text, HOSTS );
	const [ , id ] = EVENT.exec( url?.pathname ?? '' ) ?? [];
	if ( ! url || ! ( id || url.pathname === '/' ) ) {
		return null;
	}
	return {
		// Drop the query, which identifies the person who shared it.
		address: url.origin + url.pathname,
		...( id && { eventId: Number( id ) } ),
	};
}

/**
 * Returns the text if it is an organizer's own URL, which only the site can resolve. Otherwise returns an empty string.
 */
function shortIn( pasted: string ): string {
	const text = pasted.trim();
	return isEventbrite( text ) && ! serviceUrl( text, HOSTS ) ? text : '';
}

/** Whether a URL has one of Eventbrite's hosts, or an organizer's subdomain that redirects to an event. */
function isEventbrite( text: string ): boolean {
	const host = /^https?:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec( text )?.[ 1 ];
	return HOSTS.includes(
		host?.toLowerCase().replace( /^[a-z\d-]+\.(?=eventbrite\.)/, '' ) ?? ''
	);
}

/** Embeds Eventbrite. Accepts URLs that start with `http`; the site resolves each of them. */
export const eventbrite: EmbedProvider< Attributes > = {
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
	hasButton: ( { style } ) => style === 'modal',
	isConvertible: true,
	afterFailure: { url: '', eventId: undefined },
};

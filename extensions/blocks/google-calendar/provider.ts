import type { AttributesOf } from '#shared/attributes';
import { serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed/editor';
import { isHttpUrl } from '#shared/validation';
import { HEIGHTS, type attributes as schema } from './attributes';

type Attributes = AttributesOf< typeof schema >;

/** Host of Google Calendar's pages. */
export const HOSTS = [ 'calendar.google.com' ];

/** Maximum number of characters read from pasted text. An embed code has a few hundred. */
const MAX_LENGTH = 20_000;

const CODE = /<iframe\b[^<>]*>/gi;
const SOURCE = /\ssrc=(["'])(.*?)\1/is;
const HEIGHT = /\sheight=["']?(\d{2,5})\b/i;

/**
 * Matches the paths of pages that can be embedded: appointment pages and calendars. A calendar is identified by the
 * query.
 */
const PAGE =
	/^\/calendar(\/[bu]\/\d+)?\/(embed|appointments\/schedules\/[\w-]+)$/;

/**
 * Matches Google's pages for adding a calendar, whose URLs contain its `cid` (`/render`, `/r/eventedit`,
 * `/u/0/r/week`). Also matches the file of a public calendar.
 */
const LINK =
	/^\/calendar(?:\/ical\/([^/]+)\/public\/basic\.ics|(?!\/(?:embed|ical|appointments)\b)(?:\/[a-z\d]{1,40}){0,8}\/?)$/;

/** A calendar's ID, such as `anna@example.com`. */
const ID = /^[^\s@/\\?"<>]{1,200}@[a-z\d.-]{1,200}$/i;

/** Matches addresses that are clearly calendar files: with the scheme `webcal:`, or ending in `.ics` or `/ical`. */
const FILE = /^webcals?:|^https?:[^?#]*(?:\.ics|\/ical\/?)(?:[?#]|$)/i;

/**
 * Returns the https or http address of a calendar file; empty for other text. Rejects addresses that look like
 * Google's: the site reads Google's public calendars by ID, and Google's other files are secret.
 */
export function calendarFile( text: string ): string {
	const url = text
		.trim()
		.replace( /#.*/s, '' )
		.replace( /^webcals?:/i, 'https:' );
	return isHttpUrl( url ) && ! /^\w+:\/\/[^/?]*\bgoogle\.com\b/i.test( url )
		? url
		: '';
}

function pageOf( text: string ): URL | null {
	const url = serviceUrl( text, HOSTS );
	const [ , , kind ] = PAGE.exec( url?.pathname ?? '' ) ?? [];
	if (
		! url ||
		! kind ||
		( kind === 'embed' && ! url.searchParams.get( 'src' ) )
	) {
		return null;
	}
	url.hash = '';
	return url;
}

/** Returns the URL of the calendar page for a subscription link or file URL. Older ones are on www.google.com. */
function pageOfCalendar( text: string ): URL | null {
	try {
		const url = serviceUrl( text, [ ...HOSTS, 'www.google.com' ] );
		const [ found, file ] = LINK.exec( url?.pathname ?? '' ) ?? [];
		const name = file
			? decodeURIComponent( file )
			: ( ( found && url?.searchParams.get( 'cid' ) ) ?? '' );
		// URLs usually contain the calendar's ID in base64.
		const id = name.includes( '@' )
			? name
			: atob( name.replace( /-/g, '+' ).replace( /_/g, '/' ) );
		return ID.test( id )
			? pageOf(
					`https://${ HOSTS[ 0 ] }/calendar/embed?src=${ encodeURIComponent( id ) }`
				)
			: null;
	} catch {
		return null;
	}
}

/**
 * Pasted text that creates the block: URLs of Google's calendars and appointment pages, embed codes, subscription
 * links, and addresses of calendar files.
 */
export const googleCalendar: EmbedProvider< Attributes > = {
	parse( pasted ) {
		const text = pasted.slice( 0, MAX_LENGTH ).trim();
		const codes = text.match( CODE );
		for ( const code of codes ?? [] ) {
			const page = pageOf(
				( SOURCE.exec( code )?.[ 2 ] ?? '' ).replace(
					/&amp;|&#0?38;/g,
					'&'
				)
			);
			const height = Number( HEIGHT.exec( code )?.[ 1 ] );
			if ( page ) {
				return {
					attributes: {
						url: page.href,
						...( height >= HEIGHTS.min &&
							height <= HEIGHTS.max && { height } ),
					},
				};
			}
		}
		const page = codes
			? null
			: ( pageOf( text ) ?? pageOfCalendar( text ) );
		if ( page ) {
			return { attributes: { url: page.href } };
		}
		const ics = ! codes && FILE.test( text ) ? calendarFile( text ) : '';
		return ics ? { attributes: { ics } } : null;
	},
	link: ( { url, ics } ) =>
		( ics && calendarFile( ics ) ) || ( pageOf( url )?.href ?? '' ),
};

import type { AttributesOf } from '#shared/attributes';
import { serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed/editor';
import { HEIGHTS, type attributes as schema } from './attributes';

type Attributes = AttributesOf< typeof schema >;

/** Host of the service's pages. */
export const HOSTS = [ 'calendar.google.com' ];

/** Characters of what was pasted that are looked at: an embed code has a few hundred. */
const LONGEST = 20_000;

const CODE = /<iframe\b[^<>]*>/gi;
const SOURCE = /\ssrc=(["'])(.*?)\1/is;
const HEIGHT = /\sheight=["']?(\d{2,5})\b/i;

/** Pages that can be embedded: calendars, which their query names, and booking pages. */
const PAGE =
	/^\/calendar(\/[bu]\/\d+)?\/(embed|appointments\/schedules\/[\w-]+)$/;

/**
 * A link to subscribe, which names a calendar by its `cid`: the calendar's own pages, of which the service has several
 * (`/render`, `/r/eventedit`, `/u/0/r/week`). And a public calendar's file.
 */
const LINK =
	/^\/calendar(?:\/ical\/([^/]+)\/public\/basic\.ics|(?!\/(?:embed|ical|appointments)\b)(?:\/[a-z\d]{1,40}){0,8}\/?)$/;

/** Id of a calendar, `anna@example.com`. */
const ID = /^[^\s@/\\?"<>]{1,200}@[a-z\d.-]{1,200}$/i;

/** Parses the URL of a page that can be embedded. */
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

/** The page of the calendar that a link or the address of a file names. */
function pageOfCalendar( text: string ): URL | null {
	try {
		const url = serviceUrl( text, HOSTS );
		const [ found, file ] = LINK.exec( url?.pathname ?? '' ) ?? [];
		const name = file
			? decodeURIComponent( file )
			: ( ( found && url?.searchParams.get( 'cid' ) ) ?? '' );
		// Written in base64 mostly, as addresses have it.
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

/** Google Calendar: addresses of calendars and of booking pages, embed codes, and links to subscribe to a calendar. */
export const googleCalendar: EmbedProvider< Attributes > = {
	parse( pasted ) {
		const text = pasted.slice( 0, LONGEST ).trim();
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
		return page && { attributes: { url: page.href } };
	},
	link: ( { url } ) => pageOf( url )?.href ?? '',
};

import type { AttributesOf } from '#shared/attributes';
import { serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed-block';
import type { attributes as schema } from './attributes';
import { embed } from './embed';

type Attributes = AttributesOf< typeof schema >;

/** Characters of what was pasted that are looked at: an embed code has a few hundred. */
const LONGEST = 20_000;

/** Height of the frame on small screens, in pixels. */
const NARROW = 300;

const CODE = /<iframe\b[^<>]*>/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HEIGHT = /\sheight\s*=\s*["']?(\d{2,5})\b/i;

/** Pages that may stand in a frame: calendars, and what can be booked in one. */
const CALENDARS = /^\/calendar\/(?:[bu]\/\d+\/)?embed$/;
const BOOKING = /^\/calendar\/(?:[bu]\/\d+\/)?appointments\/schedules\/[\w-]+$/;

/** Links that name a calendar by `cid`, and a public calendar's file. */
const SUBSCRIBE = /^\/calendar(?:\/[bu]\/\d+)?(?:\/r)?\/?$/;
const FILE = /^\/calendar\/ical\/([^/]+)\/public\/(?:basic|full)(?:\.ics)?$/;

/** Id of a calendar, `anna@example.com`. */
const ID = /^[^\s@/\\?"<>]{1,200}@[a-z\d.-]{1,200}$/i;

/** A page that may stand in a frame. */
function pageOf( text: string ): URL | null {
	const url = serviceUrl( text, embed.hosts );
	if ( ! url ) {
		return null;
	}
	url.hash = '';
	const { pathname, searchParams } = url;
	return BOOKING.test( pathname ) ||
		( CALENDARS.test( pathname ) && searchParams.get( 'src' ) )
		? url
		: null;
}

/** The page of a calendar that a link to subscribe to it names, or the address of its file. */
function pageOfCalendar( text: string ): URL | null {
	const url = serviceUrl( text, embed.hosts );
	const [ , file = '' ] = FILE.exec( url?.pathname ?? '' ) ?? [];
	const cid = url && SUBSCRIBE.test( url.pathname ) && url.searchParams.get( 'cid' );
	const id = idOf( cid || decoded( file ) );
	return id
		? new URL(
				`https://${ embed.host }/calendar/embed?src=${ encodeURIComponent( id ) }`
			)
		: null;
}

/** The id of a calendar as it is written in a link, in base64 mostly; empty for what is none. */
function idOf( text: string ): string {
	let id = text;
	try {
		id = text.includes( '@' )
			? text
			: atob( text.replace( /-/g, '+' ).replace( /_/g, '/' ) );
	} catch {
		// No base64.
	}
	return ID.test( id ) ? id : '';
}

function decoded( part: string ): string {
	try {
		return decodeURIComponent( part );
	} catch {
		return '';
	}
}

/** Google Calendar: addresses of calendars and of booking pages, embed codes, and links to subscribe to a calendar. */
export const googleCalendar: EmbedProvider< Attributes > = {
	slug: 'google-calendar',
	fact: embed,
	parse( pasted ) {
		const text = pasted.slice( 0, LONGEST ).trim();
		const codes = text.match( CODE ) ?? [];
		for ( const code of codes ) {
			const [ , double, single ] = SOURCE.exec( code ) ?? [];
			const page = pageOf(
				( double ?? single ?? '' )
					.trim()
					.replace( /^\/\//, 'https://' )
					.replace( /&amp;|&#0?38;/g, '&' )
			);
			const height = Number( HEIGHT.exec( code )?.[ 1 ] );
			if ( page ) {
				return {
					attributes: {
						url: page.href,
						...( height >= 200 && height <= 2000 && { height } ),
					},
				};
			}
		}
		const page = codes.length
			? null
			: ( pageOf( text ) ?? pageOfCalendar( text ) );
		return page && { attributes: { url: page.href } };
	},
	link: ( { url } ) => pageOf( url )?.href ?? '',
	frame( { url, height }, base ) {
		const page = pageOf( url );
		return (
			page && {
				src: `${ base }${ page.pathname }${ page.search }`,
				height,
				narrow: NARROW,
			}
		);
	},
};

import { toPlainText } from '#shared/attributes';
import { safeHref, withoutInvisible } from '#shared/validation';
import { parseHtml } from '#shared/view';

/** A link in HTML: its URL and its text. */
export type Link = { href: string; text: string };

/** Returns the links in HTML, sanitized for use in other HTML. A link without text gets its accessible name as text. */
export function readLinks( html: string ): Link[] {
	const links = parseHtml( html, document ).querySelectorAll( 'a[href]' );
	return [ ...links ].flatMap( ( link ) => {
		const href = safeHref( link.getAttribute( 'href' ) );
		const text =
			link.textContent?.trim() || link.getAttribute( 'aria-label' ) || '';
		return href ? [ { href, text } ] : [];
	} );
}

type Chat = {
	/** Calling code, digits only. */
	countryCode: string;
	phoneNumber: string;
	/** Empty if the URL has none. */
	firstMessage: string;
};

/**
 * All calling codes with one or two digits. Other calling codes have three digits. No calling code is a prefix of
 * another one.
 */
const CALLING_CODE =
	/^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Pattern of a phone number with its country code: 7 to 15 digits (E.164). */
const WHOLE_NUMBER = /^\d{7,15}$/;

const MAX_URL_LENGTH = 8192;

/**
 * Parses a chat URL such as `https://wa.me/15551234567?text=Hi` or `https://api.whatsapp.com/send?phone=…`. Returns
 * null for any other text.
 */
export function parseChatAddress( text: string ): Chat | null {
	const url =
		text.length <= MAX_URL_LENGTH
			? parseUrl( withoutInvisible( text ).trim() )
			: null;
	const number = url && numberIn( url );
	if ( ! url || ! number || ! WHOLE_NUMBER.test( number ) ) {
		return null;
	}
	const [ countryCode = '' ] = CALLING_CODE.exec( number ) ?? [];
	return {
		countryCode,
		phoneNumber: number.slice( countryCode.length ),
		firstMessage: toPlainText( url.searchParams.get( 'text' ) ?? '' ),
	};
}

function numberIn( { hostname, pathname, searchParams }: URL ): string | null {
	switch ( hostname.replace( /^www\./, '' ) ) {
		case 'wa.me':
			return pathname.replace( /^\/\+?/, '' ).replace( /\/$/, '' );
		case 'api.whatsapp.com':
		case 'web.whatsapp.com':
			return /^\/send\/?$/.test( pathname )
				? ( searchParams.get( 'phone' ) ?? '' ).replace( /^[+\s]+/, '' )
				: null;
		default:
			return null;
	}
}

function parseUrl( text: string ): URL | null {
	try {
		const url = new URL( text );
		return /^https?:$/.test( url.protocol ) ? url : null;
	} catch {
		return null;
	}
}

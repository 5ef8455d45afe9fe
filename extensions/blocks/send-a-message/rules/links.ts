import { safeHref, withoutInvisible } from '#shared/validation';
import { parseHtml } from '#shared/view';

/** A link in HTML: its address and its text. */
export type Link = { href: string; text: string };

/** The links of a piece of HTML that may be written into another; a link without text shows its name. */
export function readLinks( html: string ): Link[] {
	const links = parseHtml( html, document ).querySelectorAll( 'a[href]' );
	return [ ...links ].flatMap( ( link ) => {
		const href = safeHref( link.getAttribute( 'href' ) );
		const text =
			link.textContent?.trim() || link.getAttribute( 'aria-label' ) || '';
		return href ? [ { href, text } ] : [];
	} );
}

/** A chat as an address holds it. */
type Chat = {
	/** A calling code: digits only. */
	countryCode: string;
	phoneNumber: string;
	/** Empty when the address has none. */
	firstMessage: string;
};

/** The calling codes of one and two digits; all others have three. No code is the beginning of another. */
const CALLING_CODE =
	/^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** E.164: fifteen digits, code included. */
const WHOLE_NUMBER = /^\d{7,15}$/;

/** Longer text is no address. */
const LONGEST = 8192;

/** Reads `https://wa.me/15551234567?text=Hi` and `https://api.whatsapp.com/send?phone=…`; null for anything else. */
export function parseChatAddress( text: string ): Chat | null {
	const url =
		text.length <= LONGEST
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
		firstMessage: url.searchParams.get( 'text' ) ?? '',
	};
}

/** The digits of the number that an address names; null when it is no address of a chat. */
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

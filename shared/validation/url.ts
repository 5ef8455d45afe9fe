import { isEmail } from './email';
import { isTelHref } from './phone';

/** Maximum length that browsers, sitemaps and databases support. */
const MAX_URL_LENGTH = 2048;

/**
 * Characters allowed in a URL. ASCII: exactly those WordPress keeps, because it silently drops others and the link
 * would change. Beyond ASCII: no spaces, direction marks, invisible characters, lone surrogates or fullwidth letters,
 * which browsers convert to ASCII.
 */
const URL_CHARACTERS =
	/^(?:[\w~+.?#=!&;,/:%@$|*'()[\]-]|[^\0-\x9f\p{Z}\p{Cf}\p{Cs}\uff00-\uffef])+$/u;

/** Requires two slashes: browsers also accept `https:host`, where other programs see no host. */
const HTTP = /^https?:\/\/([^/?#]+)/i;

/**
 * Matches a host name, or an IPv6 address in brackets, with or without a port. Links must not contain a user or
 * password.
 */
const HOST =
	/^(?:[\w\u00a1-\u{10ffff}-]+(?:\.[\w\u00a1-\u{10ffff}-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

const MAILTO = /^mailto:([^?#]*)(\?[^#]+)?$/i;

/** Whether a value is an absolute http or https URL that `new URL( value )` accepts. */
export function isHttpUrl( value: unknown ): value is string {
	if ( ! isPermitted( value ) ) {
		return false;
	}
	const [ , authority = '' ] = HTTP.exec( value ) ?? [];
	return HOST.test( authority ) && isParseable( value );
}

/**
 * Returns a link URL (http, https, mailto or tel) without surrounding spaces; null for anything else. Rejects
 * `javascript:` and `data:` in any disguise, and relative URLs (`/about`, `//host`).
 */
export function safeHref( value: unknown ): string | null {
	const address = typeof value === 'string' ? value.trim() : value;
	return isHttpUrl( address ) ||
		isMailtoHref( address ) ||
		isTelHref( address )
		? address
		: null;
}

/**
 * Whether every visitor can load something from this URL: http(s) or relative. `blob:` URLs exist only in the browser
 * that is uploading the file.
 */
export function isWebAddress( address: string ): boolean {
	return /^https?:$/.test( protocolOf( address ) );
}

/** Whether an image can be shown from this URL: a web URL or a data URL. */
export function isPictureAddress( address: string ): boolean {
	return isWebAddress( address ) || /^data:image\//i.test( address );
}

/** Whether a link may lead to this URL, which may be relative or a fragment. */
export function isLinkAddress( address: string ): boolean {
	return /^(?:https?|mailto|tel):$/.test( protocolOf( address ) );
}

/** Returns the protocol of an address as the page resolves it; empty when it is invalid. */
function protocolOf( address: string ): string {
	if ( address.trim() === '' ) {
		return '';
	}
	try {
		return new URL( address, 'https://site.invalid/' ).protocol;
	} catch {
		return '';
	}
}

function isPermitted( value: unknown ): value is string {
	return (
		typeof value === 'string' &&
		value.length <= MAX_URL_LENGTH &&
		URL_CHARACTERS.test( value )
	);
}

/** Detects the remaining errors: an IPv4 address or port that is out of range, or an impossible host name. */
function isParseable( url: string ): boolean {
	try {
		return new URL( url ).host !== '';
	} catch {
		return false;
	}
}

/** Whether a value is a mailto link, with one or more addresses or none (`mailto:?subject=…`, to share a page). */
function isMailtoHref( value: unknown ): value is string {
	const match = isPermitted( value ) ? MAILTO.exec( value ) : null;
	if ( ! match ) {
		return false;
	}
	const [ , to = '', query ] = match;
	return to === ''
		? query !== undefined
		: to.split( ',' ).every( ( address ) => isEmail( decode( address ) ) );
}

function decode( text: string ): string | null {
	try {
		return decodeURIComponent( text );
	} catch {
		return null;
	}
}

import { isEmail } from './email';
import { isTelHref } from './phone';

/** Maximum URL length that browsers, sitemaps and databases support. */
const MAX_URL_LENGTH = 2048;

/**
 * Matches the characters allowed in a URL. Allows only the ASCII characters that WordPress keeps, because WordPress
 * silently drops others and changes the link. Excludes non-ASCII spaces, direction marks, invisible characters, lone
 * surrogates, and fullwidth letters, which browsers convert to ASCII.
 */
const URL_CHARACTERS =
	/^(?:[\w~+.?#=!&;,/:%@$|*'()[\]-]|[^\0-\x9f\p{Z}\p{Cf}\p{Cs}\uff00-\uffef])+$/u;

/** Matches the start of an http(s) URL. Requires two slashes, because only browsers accept `https:host`. */
const HTTP = /^https?:\/\/([^/?#]+)/i;

/**
 * Matches a host name, or an IPv6 address in brackets, with an optional port. Excludes hosts with a username or
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
 * Returns a link URL (http, https, mailto or tel) without surrounding spaces, or null. Rejects disguised `javascript:`
 * and `data:` URLs, and relative URLs (`/about`, `//host`).
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
 * Whether a URL is http(s) or relative, so that every visitor can load it. Excludes `blob:` URLs, which exist only in
 * the browser that uploads the file.
 */
export function isWebAddress( address: string ): boolean {
	return /^https?:$/.test( protocolOf( address ) );
}

/** Whether a URL is valid for an image: a web URL or a data URL. */
export function isPictureAddress( address: string ): boolean {
	return isWebAddress( address ) || /^data:image\//i.test( address );
}

/** Whether a URL is valid for a link. The URL may be relative or a fragment. */
export function isLinkAddress( address: string ): boolean {
	return /^(?:https?|mailto|tel):$/.test( protocolOf( address ) );
}

/** Returns the protocol of an absolute or relative URL, or an empty string if the URL is invalid. */
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

/**
 * Whether `new URL()` accepts the URL. Detects an IPv4 address or port that is out of range, and an invalid host name.
 */
function isParseable( url: string ): boolean {
	try {
		return new URL( url ).host !== '';
	} catch {
		return false;
	}
}

/**
 * Whether a value is a `mailto:` URL, with one or more email addresses, or with none (`mailto:?subject=…`, to share a
 * page).
 */
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

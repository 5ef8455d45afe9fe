import { isEmail } from './email';
import { isTelHref } from './phone';

/** The length that browsers, sitemaps and databases agree on. */
const LONGEST_URL = 2048;

/**
 * Characters allowed in a URL. ASCII: exactly those WordPress keeps, because it silently drops others and the link
 * would change. Beyond ASCII: no spaces, direction marks, invisible characters, lone surrogates or fullwidth letters,
 * which browsers convert to ASCII.
 */
const PERMITTED =
	/^(?:[\w~+.?#=!&;,/:%@$|*'()[\]-]|[^\0-\x9f\p{Z}\p{Cf}\p{Cs}\uff00-\uffef])+$/u;

/** With two slashes: browsers take `https:host` too, where other programs see no host. */
const HTTP = /^https?:\/\/([^/?#]+)/i;

/** A name, or an IPv6 address in brackets, with or without a port. A user or a password has no place in a link. */
const HOST =
	/^(?:[\w\u00a1-\u{10ffff}-]+(?:\.[\w\u00a1-\u{10ffff}-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

const MAILTO = /^mailto:([^?#]*)(\?[^#]+)?$/i;

/** Whether a value is a whole http or https URL, so that `new URL( value )` takes it. Anything relative is none. */
export function isHttpUrl( value: unknown ): value is string {
	if ( ! isPermitted( value ) ) {
		return false;
	}
	const [ , authority = '' ] = HTTP.exec( value ) ?? [];
	return HOST.test( authority ) && isParseable( value );
}

/**
 * A value as the address of a link: http, https, mailto or tel, without the space around it; null for everything
 * else. `javascript:` and `data:` do not pass in any disguise, nor does what depends on the page (`/about`, `//host`).
 */
export function safeHref( value: unknown ): string | null {
	const address = typeof value === 'string' ? value.trim() : value;
	return isHttpUrl( address ) ||
		isMailtoHref( address ) ||
		isTelHref( address )
		? address
		: null;
}

/** Whether every visitor can load something from here: http(s), also within the site. A `blob:` is a file on its way up and exists in one browser only. */
export function isWebAddress( address: string ): boolean {
	return /^https?:$/.test( protocolOf( address ) );
}

/** Whether a picture can be shown from here: a web address, or the picture itself written out as data. */
export function isPictureAddress( address: string ): boolean {
	return isWebAddress( address ) || /^data:image\//i.test( address );
}

/** Whether a link may lead there, also to another part of the site or of the page. */
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
		value.length <= LONGEST_URL &&
		PERMITTED.test( value )
	);
}

/** Finds the last faults: an IPv4 address or a port out of range, a name that no registry could hold. */
function isParseable( url: string ): boolean {
	try {
		return new URL( url ).host !== '';
	} catch {
		return false;
	}
}

/** To one or more addresses, or to nobody yet (`mailto:?subject=…`, to share a page). */
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

const ASIN = /^[A-Z0-9]{10}$/;

/** Where a product's address carries its number: `/dp/…`, `/gp/product/…`. */
const IN_PATH = /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Za-z0-9]{10})(?:[/?#]|$)/;

/** Longer text is no number and no address. */
const LONGEST = 2048;

/**
 * The number of a product from what an author pastes: the number itself or the product's address at an Amazon shop.
 * Null for anything else.
 */
export function parseAsin( text: string ): string | null {
	const trimmed = text.trim();
	const upper = trimmed.toUpperCase();
	if ( ASIN.test( upper ) ) {
		return upper;
	}
	if ( trimmed.length > LONGEST ) {
		return null;
	}
	const url = parseUrl( trimmed );
	return url && isAmazon( url.hostname )
		? ( IN_PATH.exec( url.pathname )?.[ 1 ]?.toUpperCase() ?? null )
		: null;
}

/** `amazon.com`, `www.amazon.co.uk`, `smile.amazon.de`: the name, then one or two short endings. */
function isAmazon( hostname: string ): boolean {
	return /^(?:[a-z]+\.)?amazon(?:\.[a-z]{2,3}){1,2}$/.test( hostname );
}

function parseUrl( text: string ): URL | null {
	try {
		const url = new URL( text );
		return url.protocol === 'https:' || url.protocol === 'http:'
			? url
			: null;
	} catch {
		return null;
	}
}

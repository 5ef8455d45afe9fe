/** Hosts of Amazon's shops. Add a line for each new shop. */
export const SHOPS: readonly string[] = [
	'www.amazon.com',
	'www.amazon.ae',
	'www.amazon.ca',
	'www.amazon.cn',
	'www.amazon.co.jp',
	'www.amazon.co.uk',
	'www.amazon.co.za',
	'www.amazon.com.au',
	'www.amazon.com.be',
	'www.amazon.com.br',
	'www.amazon.com.mx',
	'www.amazon.com.tr',
	'www.amazon.de',
	'www.amazon.eg',
	'www.amazon.es',
	'www.amazon.fr',
	'www.amazon.ie',
	'www.amazon.in',
	'www.amazon.it',
	'www.amazon.nl',
	'www.amazon.pl',
	'www.amazon.sa',
	'www.amazon.se',
	'www.amazon.sg',
];

/** Pattern of a saved shop domain. Also matches shops that Amazon may open later. */
export const SHOP_PATTERN = '^www\\.amazon(?:\\.[a-z]{2,3}){1,2}$';

/** Hosts of Amazon's short links. The site resolves no other short links. */
const SHORT_HOST = /^(?:www\.)?(?:amzn\.(?:to|eu|asia)|a\.co)$/;

/** Matches the product number in a URL, after `/dp/`, `/gp/product/` and similar paths. */
const PRODUCT_PATH =
	/\/(?:dp(?:\/product)?|gp\/product|gp\/aw\/d|ASIN)\/([A-Za-z0-9]{10})(?:[/?#]|$)/;

/** Pattern of a partner tag, such as `bakery-21`. */
export const TAG_PATTERN = '^[A-Za-z0-9_-]{0,64}$';

const MAX_LENGTH = 2048;

/** A product that the author entered. */
export type Product = {
	asin: string;
	/** Shop in the entered URL. Missing if the author entered only a product number. */
	shop?: string;
	/** Partner tag in the entered URL. Empty if the URL has none. */
	tag?: string;
};

type Entry =
	| { kind: 'product'; product: Product }
	| { kind: 'short'; url: string }
	| { kind: 'none' };

/** Parses a product number, a product URL of one of Amazon's shops, or a short link. */
export function readEntry( text: string ): Entry {
	const trimmed = text.trim();
	const asin = trimmed.toUpperCase();
	if ( isAsin( asin ) ) {
		return { kind: 'product', product: { asin } };
	}
	const url = trimmed.length > MAX_LENGTH ? null : addressOf( trimmed );
	if ( url && SHORT_HOST.test( url.hostname ) ) {
		return { kind: 'short', url: url.href };
	}
	const product = url && productAt( url );
	return product ? { kind: 'product', product } : { kind: 'none' };
}

/** Returns the product at a URL; null if there is none. */
export function productOf( text: string ): Product | null {
	const entry = readEntry( text );
	return entry.kind === 'product' && entry.product.shop
		? entry.product
		: null;
}

function productAt( url: URL ): Product | null {
	const name = url.hostname.replace( /^(?:www|smile|m)\./, '' );
	const shop = SHOPS.find( ( each ) => each === `www.${ name }` );
	const [ , asin ] = PRODUCT_PATH.exec( url.pathname ) ?? [];
	if ( ! shop || ! asin ) {
		return null;
	}
	const tag = url.searchParams.get( 'tag' ) ?? '';
	return {
		asin: asin.toUpperCase(),
		shop,
		tag: new RegExp( TAG_PATTERN ).test( tag ) ? tag : '',
	};
}

/** Whether text is an Amazon product number or a book's ISBN. Rejects other words of ten characters. */
function isAsin( text: string ): boolean {
	return /^B0[A-Z0-9]{8}$/.test( text ) || isIsbn10( text );
}

/** Whether text is an ISBN-10 with a valid check digit. X means 10. */
function isIsbn10( text: string ): boolean {
	if ( ! /^\d{9}[\dX]$/.test( text ) ) {
		return false;
	}
	const sum = [ ...text ].reduce(
		( total, digit, index ) =>
			total + ( 10 - index ) * ( digit === 'X' ? 10 : Number( digit ) ),
		0
	);
	return sum % 11 === 0;
}

/** Parses a URL, which may lack `https://`. Null if it is invalid. */
function addressOf( text: string ): URL | null {
	const whole = /^(?:[a-z]+\.)?(?:amazon\.|amzn\.|a\.co\/)/i.test( text )
		? `https://${ text }`
		: text;
	try {
		const url = new URL( whole );
		return url.protocol === 'https:' || url.protocol === 'http:'
			? url
			: null;
	} catch {
		return null;
	}
}

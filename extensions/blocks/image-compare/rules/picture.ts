import { decodeOnce, htmlText, withoutBrackets } from '#shared/attributes';
import { propertyOf } from '#shared/validation';

/** One of the two pictures. */
export type Picture = {
	/** Attachment; missing for a picture from elsewhere. */
	id?: number;
	url: string;
	alt: string;
	/** Pixels; both or none. */
	width?: number;
	height?: number;
};

/**
 * A picture as it stands in the block comment. `url` and `alt` are HTML text there (`Fish &amp; Chips`):
 * WordPress's sanitiser would write `&`, `<` and `>` so when an author saves, and so leaves them as they are.
 */
export type StoredPicture = Partial< Picture >;

/** The picture that an attribute holds, whatever was done to it by hand; null when there is no address to load one from. */
export function readPicture( stored: unknown ): Picture | null {
	const url = decodeOnce( textAt( stored, 'url' ) );
	if ( ! isPictureAddress( url ) ) {
		return null;
	}
	const id = wholeNumber( propertyOf( stored, 'id' ) );
	const width = wholeNumber( propertyOf( stored, 'width' ) );
	const height = wholeNumber( propertyOf( stored, 'height' ) );
	return {
		...( id ? { id } : {} ),
		url,
		alt: readAlt( stored ),
		...( width && height ? { width, height } : {} ),
	};
}

/** The alternative text that an attribute holds, also beside an address that is lost. */
export function readAlt( stored: unknown ): string {
	return decodeOnce( textAt( stored, 'alt' ) );
}

/** The attribute for a picture. */
export function storePicture( picture: Picture ): Picture {
	return asHtml( { ...picture, alt: withoutBrackets( picture.alt ) } );
}

/** A picture with its texts as HTML. */
export function asHtml( picture: Picture ): Picture {
	return {
		...picture,
		url: htmlText( picture.url ),
		alt: htmlText( picture.alt ),
	};
}

function textAt( object: unknown, key: string ): string {
	const value = propertyOf( object, key );
	return typeof value === 'string' ? value : '';
}

/** A whole number above zero, also one that is written as text: `300`, `300px`. */
function wholeNumber( value: unknown ): number | undefined {
	const match = /^([1-9]\d{0,8})(?:px)?$/.exec( String( value ) );
	return match ? Number( match[ 1 ] ) : undefined;
}

/** Addresses are resolved against this one, so that those of the site itself may be relative. */
const BASE = 'https://site.invalid/';

/** Whether every visitor can load something from here: http(s). A `blob:` is a file on its way up and exists in one browser only. */
export function isWebAddress( address: string ): boolean {
	if ( address.trim() === '' || ! URL.canParse( address, BASE ) ) {
		return false;
	}
	const { protocol } = new URL( address, BASE );
	return protocol === 'https:' || protocol === 'http:';
}

/** Whether a picture can be shown from here: a web address, or the picture itself written out as data. */
export function isPictureAddress( address: string ): boolean {
	return isWebAddress( address ) || /^data:image\//i.test( address );
}

import {
	decodeOnce,
	escapeAngleBrackets,
	readAttribute,
	replaceAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { isPictureAddress } from '#shared/validation';
import { attributes } from '../attributes';

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
 * A picture in the block comment. `url` and `alt` are HTML text there (`Fish &amp; Chips`): WordPress's sanitizer would
 * encode `&`, `<` and `>` when an author saves, so they are encoded from the start.
 */
export type StoredPicture = Exclude<
	AttributesOf< typeof attributes >[ 'imageBefore' ],
	undefined
>;

/** The picture that an attribute holds; null when there is no address to load one from. */
export function pictureOf( stored: StoredPicture | undefined ): Picture | null {
	const { id, width, height } = stored ?? {};
	const url = decodeOnce( stored?.url ?? '' );
	if ( ! isPictureAddress( url ) ) {
		return null;
	}
	return {
		...( id ? { id } : {} ),
		url,
		alt: altOf( stored ),
		...( width && height ? { width, height } : {} ),
	};
}

/** The picture that something holds which is no post: the library, another block. */
export function readPicture( raw: unknown ): Picture | null {
	return pictureOf( readAttribute( attributes.imageBefore, raw ) );
}

/** The alternative text that an attribute holds, also beside an address that is lost. */
export function altOf( stored: StoredPicture | undefined ): string {
	return decodeOnce( stored?.alt ?? '' );
}

/** The attribute for a picture. */
export function storePicture( picture: Picture ): Picture {
	return asHtml( { ...picture, alt: replaceAngleBrackets( picture.alt ) } );
}

/** A picture with its texts as HTML. */
export function asHtml( picture: Picture ): Picture {
	return {
		...picture,
		url: escapeAngleBrackets( picture.url ),
		alt: escapeAngleBrackets( picture.alt ),
	};
}

import {
	decodeOnce,
	escapeAngleBrackets,
	readAttribute,
	replaceAngleBrackets,
	type AttributesOf,
} from '#shared/attributes';
import { isPictureAddress } from '#shared/validation';
import { attributes } from '../attributes';

/** One of the two images. */
export type Picture = {
	/** Attachment ID; missing for an image from elsewhere. */
	id?: number;
	url: string;
	alt: string;
	/** Width and height in pixels; both or neither. */
	width?: number;
	height?: number;
};

/**
 * An image in the block comment. `url` and `alt` are HTML text there (`Fish &amp; Chips`): WordPress's sanitizer would
 * encode `&`, `<` and `>` when an author saves, so they are encoded from the start.
 */
export type StoredPicture = Exclude<
	AttributesOf< typeof attributes >[ 'imageBefore' ],
	undefined
>;

/** Returns the image in an attribute; null without a valid URL. */
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

/** Parses an image from a source other than a post: the library or another block. */
export function readPicture( raw: unknown ): Picture | null {
	return pictureOf( readAttribute( attributes.imageBefore, raw ) );
}

/** Returns the alternative text in an attribute, even if its URL is not valid. */
export function altOf( stored: StoredPicture | undefined ): string {
	return decodeOnce( stored?.alt ?? '' );
}

/** Converts an image to its attribute. */
export function storePicture( picture: Picture ): Picture {
	return asHtml( { ...picture, alt: replaceAngleBrackets( picture.alt ) } );
}

/** Encodes the texts of an image as HTML. */
export function asHtml( picture: Picture ): Picture {
	return {
		...picture,
		url: escapeAngleBrackets( picture.url ),
		alt: escapeAngleBrackets( picture.alt ),
	};
}

import {
	type AttributesOf,
	decodeOnce,
	escapeAngleBrackets,
	readAttribute,
	replaceAngleBrackets,
} from '#shared/attributes';
import { isPictureAddress } from '#shared/validation';
import { attributes } from '../attributes';

/** One of the two images. */
export type Picture = {
	/** Attachment ID; missing for an image that is not in the library. */
	id?: number;
	url: string;
	alt: string;
	/** Width and height in pixels. An image has both or none. */
	width?: number;
	height?: number;
};

/**
 * An image as stored in the block comment. `url` and `alt` are HTML-encoded (`Fish &amp; Chips`), because WordPress's
 * sanitizer encodes `&`, `<` and `>` when an author saves.
 */
export type StoredPicture = Exclude<
	AttributesOf< typeof attributes >[ 'imageBefore' ],
	undefined
>;

/** Returns the image stored in an attribute; null if it has no valid URL. */
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

/** Parses an image from the library or another block, not from a post. */
export function readPicture( raw: unknown ): Picture | null {
	return pictureOf( readAttribute( attributes.imageBefore, raw ) );
}

/** Returns the alternative text stored in an attribute, even if the image has no valid URL. */
export function altOf( stored: StoredPicture | undefined ): string {
	return decodeOnce( stored?.alt ?? '' );
}

/** Converts an image to the format of its attribute. */
export function storePicture( picture: Picture ): Picture {
	return asHtml( { ...picture, alt: replaceAngleBrackets( picture.alt ) } );
}

/** Encodes an image's URL and alternative text as HTML. */
export function asHtml( picture: Picture ): Picture {
	return {
		...picture,
		url: escapeAngleBrackets( picture.url ),
		alt: escapeAngleBrackets( picture.alt ),
	};
}

/** Attributes of a core/image block. Their types are unknown, because other plugins can write them too. */
export type CoreImage = Record< string, unknown >;

/**
 * Returns the image of a core/image block; null if it has none. The block's URL and alternative text are plain text,
 * not HTML.
 */
export function pictureOfCoreImage( image: CoreImage ): Picture | null {
	const { id, url, alt, width, height } = image;
	return readPicture( {
		id,
		...storePicture( { url: plain( url ), alt: plain( alt ) } ),
		width,
		height,
	} );
}

/** Returns a core/image block for an image, with a caption. */
export function coreImageOf(
	{ id, url, alt }: Picture,
	caption = ''
): CoreImage {
	return { ...( id ? { id } : {} ), url, alt, caption };
}

/** Joins captions with line breaks, so that a transform loses no text. Captions can be rich text objects. */
export function joinCaptions( captions: readonly unknown[] ): string {
	return captions.map( plain ).filter( Boolean ).join( '<br>' );
}

/** Returns the block's images, “before” first. */
export function picturesOf( {
	imageBefore,
	imageAfter,
}: {
	imageBefore?: StoredPicture;
	imageAfter?: StoredPicture;
} ): Picture[] {
	return [ imageBefore, imageAfter ].flatMap(
		( stored ) => pictureOf( stored ) ?? []
	);
}

function plain( text: unknown ): string {
	return text === undefined || text === null ? '' : String( text );
}

import {
	pictureOf,
	readPicture,
	storePicture,
	type Picture,
	type StoredPicture,
} from './picture';

/** Attributes of a core/image. Their types are unknown, because other plugins write them too. */
export type CoreImage = Record< string, unknown >;

/** Returns the image of a core/image; null if it has none. Its texts are plain, not HTML. */
export function pictureOfCoreImage( image: CoreImage ): Picture | null {
	const { id, url, alt, width, height } = image;
	return readPicture( {
		id,
		...storePicture( { url: plain( url ), alt: plain( alt ) } ),
		width,
		height,
	} );
}

/** Returns a core/image for an image, with a caption. */
export function coreImageOf(
	{ id, url, alt }: Picture,
	caption = ''
): CoreImage {
	return { ...( id ? { id } : {} ), url, alt, caption };
}

/** Joins several captions with line breaks, so that a transform loses no text. They may be rich text objects. */
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

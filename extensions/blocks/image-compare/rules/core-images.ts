import {
	pictureOf,
	readPicture,
	storePicture,
	type Picture,
	type StoredPicture,
} from './picture';

/** Attributes of a core/image; unknown until parsed, for other plugins write them too. */
export type CoreImage = Record< string, unknown >;

/** What a core/image shows, as a picture; null when it shows none. Its texts are plain, not HTML. */
export function pictureOfCoreImage( image: CoreImage ): Picture | null {
	const { id, url, alt, width, height } = image;
	return readPicture( {
		id,
		...storePicture( { url: plain( url ), alt: plain( alt ) } ),
		width,
		height,
	} );
}

/** The core/image of a picture, with a caption. */
export function coreImageOf(
	{ id, url, alt }: Picture,
	caption = ''
): CoreImage {
	return { ...( id ? { id } : {} ), url, alt, caption };
}

/** One caption from several, each on its line, so that converting loses no word. They may be rich text objects. */
export function joinCaptions( captions: readonly unknown[] ): string {
	return captions.map( plain ).filter( Boolean ).join( '<br>' );
}

/** The pictures that a block holds, before first. */
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

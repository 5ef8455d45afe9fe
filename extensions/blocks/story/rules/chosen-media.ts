import { libraryItem } from '#shared/media';
import { isHttpUrl, propertyOf } from '#shared/validation';
import { readSlides } from './slides';
import type { Slide } from './slides';

/** Image size saved in the post. WordPress adds other sizes when it renders the page. */
const SIZE = 'large';

/**
 * Creates a slide from a file in the library or an upload. Images use the size "large", or the full size if "large"
 * does not exist. Returns null for unfinished uploads and files of other types.
 */
export function slideFromMedia( media: unknown ): Slide | null {
	const { mime } = libraryItem( media );
	const isVideo = String( mime ?? propertyOf( media, 'type' ) ).startsWith(
		'video'
	);
	const [ slide ] = readSlides( [
		{
			...libraryItem( media, isVideo ? undefined : SIZE ),
			type: isVideo ? 'video' : 'image',
		},
	] );
	return slide?.url ? slide : null;
}

/** Returns the URL of the chosen caption file. Null if the file has another type. */
export function captionsFromMedia( media: unknown ): string | null {
	const { url, mime } = libraryItem( media );
	return isHttpUrl( url ) && ( mime === 'text/vtt' || /\.vtt$/i.test( url ) )
		? url
		: null;
}

/**
 * Returns the index of a slide that may have moved; -1 if it was removed or has another file. Prefers the former index,
 * because several slides can have the same file.
 */
export function indexOfSlide(
	slides: readonly Slide[],
	{ url }: Slide,
	former: number
): number {
	return slides[ former ]?.url === url
		? former
		: slides.findIndex( ( each ) => each.url === url );
}

/**
 * Replaces a slide's image or video. Keeps the author's text and link, and the alternative text if the new file has
 * none.
 */
export function replaceSlide(
	slides: readonly Slide[],
	index: number,
	slide: Slide
): Slide[] {
	return slides.map( ( before, at ) =>
		at === index
			? {
					...slide,
					alt: slide.alt || before.alt,
					text: before.text,
					link: before.link,
					linkText: before.linkText,
				}
			: before
	);
}

import { libraryItem } from '#shared/media';
import { isHttpUrl, propertyOf } from '#shared/validation';
import { readSlides } from './slides';
import type { Slide } from './slides';

/** The image size in the post; WordPress adds others when it renders the page. */
const SIZE = 'large';

/**
 * Creates a slide from a library or uploaded file: a picture in the size "large", or the full picture if there is none.
 * A video is used as it is. Null for other files and unfinished uploads.
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

/** The URL of a chosen caption file; null for other files. */
export function captionsFromMedia( media: unknown ): string | null {
	const { url, mime } = libraryItem( media );
	return isHttpUrl( url ) && ( mime === 'text/vtt' || /\.vtt$/i.test( url ) )
		? url
		: null;
}

/**
 * Replaces the image or video of a slide. The author's texts stay, and so does the alternative text if the new file has
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

import { libraryItem } from '#shared/media';
import { isHttpUrl, propertyOf } from '#shared/validation';
import { readSlides } from './slides';
import type { Slide } from './slides';

/** The size that stands in the post; WordPress adds the others at output. */
const SIZE = 'large';

/**
 * A slide from what the media library or an upload hands over: the picture in the size "large", or whole when that
 * was never made; a video as it is. Null for what is neither, or not there yet.
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

/** The address of captions that somebody has chosen; null for every other file. */
export function captionsFromMedia( media: unknown ): string | null {
	const { url, mime } = libraryItem( media );
	return isHttpUrl( url ) && ( mime === 'text/vtt' || /\.vtt$/i.test( url ) )
		? url
		: null;
}

/**
 * The slides with another picture or video in one place. What an author wrote on the
 * old one stays, and its alternative text when the new one brings none.
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

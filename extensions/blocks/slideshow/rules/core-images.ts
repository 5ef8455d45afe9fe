import type { CoreImage } from '#shared/media';
import type { Slide } from './slides';

/** The slide as a core/image; undefined for one without a picture, which has only words. */
export function coreImageOf(
	{ id, url, alt, caption, link }: Slide,
	sizeSlug: string
): CoreImage | undefined {
	return url
		? {
				url,
				alt,
				caption,
				...( id ? { id, sizeSlug } : {} ),
				...( link ? { href: link, linkDestination: 'custom' } : {} ),
			}
		: undefined;
}

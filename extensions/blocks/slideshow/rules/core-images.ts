import { readSlides, type Slide } from './slides';

/** Attributes of a core/image, or of one image of an old gallery; unknown until parsed, for other plugins write them too. */
export type CoreImage = Record< string, unknown >;

/** What can be a slide and what cannot: a slide made from another block needs both an id and a url. */
export function sortCoreImages( images: readonly CoreImage[] ): {
	slides: Slide[];
	/** Left over; whoever converts keeps them beside the slideshow. */
	others: CoreImage[];
} {
	const slides: Slide[] = [];
	const others: CoreImage[] = [];
	for ( const image of images ) {
		const [ slide ] = readSlides( [ asImage( image ) ] );
		if ( slide?.id && slide.url ) {
			slides.push( slide );
		} else if ( image.url ) {
			others.push( image );
		}
	}
	return { slides, others };
}

/** A caption and an alternative text may be rich text objects. */
function asImage( image: CoreImage ): CoreImage {
	const { id, url, alt, caption, href, width, height } = image;
	return {
		id,
		url,
		alt: plain( alt ),
		caption: plain( caption ),
		link: href,
		width,
		height,
	};
}

function plain( text: unknown ): string {
	return text === undefined || text === null ? '' : String( text );
}

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

import { isShapeLayout, type GalleryLayout } from './gallery';
import { imageAddress, type ImageOptions } from './image-address';

/** Maximum width of gallery images, in pixels. */
export const MAX_IMAGE_WIDTH = 2000;

const MIN_WIDTH = 600;
const STEP = 300;

/**
 * Returns the widths of a responsive image in pixels: 600, 900 and so on, up to 2000 or the image's own width. Empty if
 * the image is narrower than 600 pixels.
 *
 * @param imageWidth Width of the image file in pixels; undefined if unknown.
 */
export function responsiveWidths(
	imageWidth: number = MAX_IMAGE_WIDTH
): number[] {
	const limit = Math.min( imageWidth, MAX_IMAGE_WIDTH );
	const widths: number[] = [];
	for ( let width = MIN_WIDTH; width <= limit; width += STEP ) {
		widths.push( width );
	}
	return widths;
}

type GalleryImage = { url: string; width?: unknown; height?: unknown };

/**
 * Returns the side length in pixels of the square that the square and circle layouts crop from an image. It is the
 * image's shorter side, but at most 2000.
 */
export function squareSide( width: unknown, height: unknown ): number {
	return Math.min(
		parseLength( width ) ?? MAX_IMAGE_WIDTH,
		parseLength( height ) ?? MAX_IMAGE_WIDTH,
		MAX_IMAGE_WIDTH
	);
}

/**
 * Returns the URL of a gallery image and, if an image CDN is available, a `srcset` with responsive widths. Without a
 * CDN, `srcset` is null, and WordPress adds a `srcset` when it renders the page.
 */
export function gallerySources(
	{ url, width, height }: GalleryImage,
	layout: GalleryLayout,
	cdn: string | null | undefined
): { src: string; srcset: string | null } {
	const isShape = isShapeLayout( layout );
	const largest = isShape
		? squareSide( width, height )
		: Math.min( parseLength( width ) ?? MAX_IMAGE_WIDTH, MAX_IMAGE_WIDTH );
	// Strip camera metadata, because it may contain the location.
	const sized = ( side: number ): ImageOptions =>
		isShape
			? { resize: [ side, side ], strip: 'info' }
			: { width: side, strip: 'info' };

	const src = imageAddress( url, sized( largest ), cdn );
	const candidates = responsiveWidths( largest ).map(
		( side ) => `${ imageAddress( url, sized( side ), cdn ) } ${ side }w`
	);
	return {
		src,
		srcset:
			src !== url && candidates.length ? candidates.join( ', ' ) : null,
	};
}

/** Parses a length in pixels, as a number or numeric string. Returns null if the value is invalid. */
function parseLength( value: unknown ): number | null {
	const isNumeral =
		typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test( value );
	const length = isNumeral ? Number( value ) : value;
	return typeof length === 'number' && Number.isFinite( length ) && length > 0
		? length
		: null;
}

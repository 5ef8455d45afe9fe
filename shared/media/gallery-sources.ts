import { isShapeLayout, type GalleryLayout } from './gallery';
import { imageAddress, type ImageOptions } from './image-address';
import { parseLength } from './image-ratio';
import { MAX_IMAGE_WIDTH, responsiveWidths } from './responsive-widths';

export type GalleryImage = { url: string; width?: unknown; height?: unknown };

/** The side, in pixels, of the square that a shape layout cuts out of a picture: its shorter side, at most 2000. */
export function squareSide( width: unknown, height: unknown ): number {
	return Math.min(
		parseLength( width ) ?? MAX_IMAGE_WIDTH,
		parseLength( height ) ?? MAX_IMAGE_WIDTH,
		MAX_IMAGE_WIDTH
	);
}

/**
 * What a gallery's `img` loads: one address, and, where a CDN can make them, the same picture in the responsive
 * widths. Without a CDN `srcset` is null: WordPress adds its own at output.
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
	// What a camera writes into a file may tell where the picture was taken.
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

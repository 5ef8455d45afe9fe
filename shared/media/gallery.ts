/** Layouts of a tiled gallery. */
export const GALLERY_LAYOUTS = [
	'circle',
	'columns',
	'rectangular',
	'square',
] as const;

export type GalleryLayout = ( typeof GALLERY_LAYOUTS )[ number ];

/** Default layout. */
export const DEFAULT_GALLERY_LAYOUT: GalleryLayout = 'rectangular';

/** Media types that a gallery accepts. */
export const GALLERY_MEDIA_TYPES = [ 'image' ] as const;

/** Default number of columns. */
export const DEFAULT_GALLERY_COLUMNS = 4;

/** Maximum number of columns. */
export const MAX_GALLERY_COLUMNS = 20;

/** Maximum number of images in a row. */
export const MAX_GALLERY_IMAGES = 20;

/** Whether a layout crops each image to a square or circle. */
export function isShapeLayout( layout: GalleryLayout ): boolean {
	return layout === 'circle' || layout === 'square';
}

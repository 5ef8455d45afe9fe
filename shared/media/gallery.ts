/** The ways in which a tiled gallery lays out its pictures. */
export const GALLERY_LAYOUTS = [
	'circle',
	'columns',
	'rectangular',
	'square',
] as const;

export type GalleryLayout = ( typeof GALLERY_LAYOUTS )[ number ];

/** The layout of a gallery whose author has chosen none. */
export const DEFAULT_GALLERY_LAYOUT: GalleryLayout = 'rectangular';

/** The kinds of media that a gallery takes. */
export const GALLERY_MEDIA_TYPES = [ 'image' ] as const;

/** Columns of a gallery before its author chooses. */
export const DEFAULT_GALLERY_COLUMNS = 4;

/** The most columns that a gallery offers. */
export const MAX_GALLERY_COLUMNS = 20;

/** The most pictures that one row of a gallery holds. */
export const MAX_GALLERY_IMAGES = 20;

/** Whether every picture of the layout is cut to a square (and perhaps rounded to a circle). */
export function isShapeLayout( layout: GalleryLayout ): boolean {
	return layout === 'circle' || layout === 'square';
}

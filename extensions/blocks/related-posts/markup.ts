import type { Layout } from './attributes';

/** Class names that `render.php` writes and the editor draws alike. */
export const ROOT_CLASS = 'wp-block-dovetail-related-posts';
export const LIST_CLASS = `${ ROOT_CLASS }__list`;
export const POST_CLASS = `${ ROOT_CLASS }__post`;

/** The root's class for a layout. Not `is-layout-grid`, which is WordPress's own. */
export function layoutClass( layout: Layout ): string {
	return `is-${ layout }`;
}

/** The width of a post in a row of so many places. */
export function placeClass( placesInRow: number ): string {
	return placesInRow === 3 ? 'is-third' : 'is-half';
}

import type { Layout } from './attributes';

/** Class names that the site draws with and the editor arranges. */
const ROOT_CLASS = 'wp-block-dovetail-related-posts';
export const LIST_CLASS = part( 'list' );
export const POST_CLASS = part( 'post' );

/** The element of a part. */
export function part( name: string ): string {
	return `${ ROOT_CLASS }__${ name }`;
}

/** The root's class for a layout. Not `is-layout-grid`, which is WordPress's own. */
export function layoutClass( layout: Layout ): string {
	return `is-${ layout }`;
}

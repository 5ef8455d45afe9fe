import type { Layout } from './attributes';

/** Class names that both the server and the editor use. */
const ROOT_CLASS = 'wp-block-dovetail-related-posts';
export const LIST_CLASS = part( 'list' );
export const POST_CLASS = part( 'post' );

/** Returns the class name of a part of the block. */
export function part( name: string ): string {
	return `${ ROOT_CLASS }__${ name }`;
}

/**
 * Returns the root element's class name for a layout. It differs from `is-layout-grid`, which WordPress itself uses.
 */
export function layoutClass( layout: Layout ): string {
	return `is-${ layout }`;
}

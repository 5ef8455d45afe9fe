/** Class names that save, `server/`, the visitor's script and the stylesheet agree on. */
export const ROOT_CLASS = 'wp-block-dovetail-podcast-player';

/** The part that the visitor's script mounts on, inside the block's own element. */
export const STAGE_CLASS = part( 'stage' );

/** The element of a part. */
export function part( name: string ): string {
	return `${ ROOT_CLASS }__${ name }`;
}

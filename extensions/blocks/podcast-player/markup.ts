/** Class names that save, `server/`, the view script and the stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-podcast-player';

/** The element inside the block on which the view script mounts. */
export const STAGE_CLASS = part( 'stage' );

/** Returns the class name of a part. */
export function part( name: string ): string {
	return `${ ROOT_CLASS }__${ name }`;
}

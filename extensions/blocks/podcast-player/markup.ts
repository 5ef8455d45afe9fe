/** Class names shared by save, `server/`, the view script and the stylesheet. */
export const ROOT_CLASS = 'wp-block-dovetail-podcast-player';

/** Class of the element inside the block on which the view script mounts. */
export const STAGE_CLASS = part( 'stage' );

/** Returns the class name of a part of the player. */
export function part( name: string ): string {
	return `${ ROOT_CLASS }__${ name }`;
}

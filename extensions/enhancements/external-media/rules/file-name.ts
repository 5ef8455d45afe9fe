const MAX_LENGTH = 60;

/**
 * Returns a file name without an extension from a title or another file's name: lowercase letters of any script, digits
 * and hyphens.
 */
export function fileNameOf( title: string ): string {
	return title
		.replace( /\.\w{2,5}$/, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{M}\p{N}]+/gu, '-' )
		.slice( 0, MAX_LENGTH )
		.replace( /^-+|-+$/g, '' );
}

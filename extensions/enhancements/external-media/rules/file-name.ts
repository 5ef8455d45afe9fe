const MAX_LENGTH = 60;

/** A name for a file, without an ending, from a title or from the name of another file: small letters of any script, digits and hyphens. */
export function fileNameOf( title: string ): string {
	return title
		.replace( /\.\w{2,5}$/, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{M}\p{N}]+/gu, '-' )
		.slice( 0, MAX_LENGTH )
		.replace( /^-+|-+$/g, '' );
}

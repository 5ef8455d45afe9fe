/** A file, of whichever realm: dropped in the canvas it is the iframe's. */
export function isFile( item: unknown ): item is File {
	return Object.prototype.toString.call( item ) === '[object File]';
}

/** Whether a file is of one of the types that a block takes: `image`, or `image/png`. */
export const isFileOfTypes = (
	{ type }: File,
	types: readonly string[]
): boolean =>
	types.some( ( each ) => type === each || type.startsWith( `${ each }/` ) );

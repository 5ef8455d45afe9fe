/** Whether a value is a File from any realm, such as a file dropped on the canvas, which is an iframe. */
export function isFile( item: unknown ): item is File {
	return Object.prototype.toString.call( item ) === '[object File]';
}

/** Whether a file has one of the accepted types. A type can be `image` or `image/png`, for example. */
export const isFileOfTypes = (
	{ type }: File,
	types: readonly string[]
): boolean =>
	types.some( ( each ) => type === each || type.startsWith( `${ each }/` ) );

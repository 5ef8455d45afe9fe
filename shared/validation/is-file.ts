/** A file, of whichever realm: dropped in the canvas it is the iframe's. */
export function isFile( item: unknown ): item is File {
	return Object.prototype.toString.call( item ) === '[object File]';
}

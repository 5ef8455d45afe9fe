/** The largest prime below 2^32: products with the base stay exact. */
const PRIME = 4294967291;
const BASE = 31;

/**
 * Seven characters or fewer that tell one source from another, so that the footnotes of two blocks on one page do not
 * answer to the same links. The same source has the same print for ever.
 */
export function sourcePrint( markdown: string ): string {
	let print = 0;
	for ( let at = 0; at < markdown.length; at++ ) {
		print = ( print * BASE + markdown.charCodeAt( at ) ) % PRIME;
	}
	return print.toString( 36 );
}

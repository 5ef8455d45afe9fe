/** Letters from which a search makes sense. */
export const SHORTEST_SEARCH = 3;

/** Letters that the map service takes of one search. */
const LONGEST_SEARCH = 250;

/**
 * What is typed as the map service takes it; empty while it is too little to search for. A semicolon would be several
 * searches at once, a slash another address.
 */
export function searchText( typed: string ): string {
	const text = typed
		.replace( /[;/\\]/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, LONGEST_SEARCH );
	return text.length < SHORTEST_SEARCH ? '' : text;
}

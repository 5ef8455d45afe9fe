import type { Connection } from './api';

/**
 * Returns the rows that contain all words of a search, in their name, purpose, group or blocks.
 *
 * @param connections
 * @param search
 * @param groupTitle  Returns the title of a group.
 */
export function findConnections(
	connections: readonly Connection[],
	search: string,
	groupTitle: ( group: Connection[ 'group' ] ) => string
): readonly Connection[] {
	const words = plain( search ).split( /\s+/ ).filter( Boolean );
	return connections.filter( ( { name, purpose, help, group, users } ) => {
		const text = plain(
			[ name, purpose, help, groupTitle( group ), ...users ].join( ' ' )
		);
		return words.every( ( word ) => text.includes( word ) );
	} );
}

/** Returns the text in lower case and without accents, so that "cafe" finds "Café". */
const plain = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

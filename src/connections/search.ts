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
	return connections.filter( ( { name, purpose, help, group, users } ) =>
		matches(
			[ name, purpose, help, groupTitle( group ), ...users ].join( ' ' ),
			search
		)
	);
}

/** A block that needs no connection, and its title and keywords as one text. */
export type FreeBlock = { title: string; words: string };

/** Returns the titles of the blocks that contain all words of a search. Empty for an empty search. */
export const findBlocks = (
	blocks: readonly FreeBlock[],
	search: string
): string[] =>
	search.trim() === ''
		? []
		: blocks
				.filter( ( { words } ) => matches( words, search ) )
				.map( ( { title } ) => title );

/** Whether a text contains all words of a search. */
const matches = ( text: string, search: string ): boolean =>
	plain( search )
		.split( /\s+/ )
		.every( ( word ) => plain( text ).includes( word ) );

/** Returns the text in lower case and without accents, so that "cafe" finds "Café". */
const plain = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

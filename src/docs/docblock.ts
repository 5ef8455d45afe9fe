/** A `@param` tag of a docblock. */
export type DocParam = { name: string; type: string; text: string };

/** A docblock: its text in Markdown, and its tags. */
export type Docblock = {
	text: string;
	params: DocParam[];
	/** The file with the docblock, for hooks with several calls. */
	documentedIn: string;
};

/** Parses a docblock with or without its comment delimiters. */
export function parseDocblock( comment: string ): Docblock {
	const lines = comment
		.replace( /^\s*\/\*\*|\*\/\s*$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trimEnd() );
	const [ text = '', ...tags ] = lines.join( '\n' ).split( /^\s*(?=@\w)/m );
	return {
		text: text.trim(),
		params: tags.flatMap( ( tag ) => {
			const [ , type = '', name = '', meaning = '' ] =
				/^@param\s+([^]+?)\s+(?:\.\.\.)?(\$\w+)([^]*)$/.exec( tag ) ??
				[];
			return name ? [ { name, type, text: oneLine( meaning ) } ] : [];
		} ),
		documentedIn:
			/^This (?:filter|action) is documented in (\S+?)\.?$/.exec(
				text.trim()
			)?.[ 1 ] ?? '',
	};
}

/** Returns the docblock directly before the statement or array entry at an offset; null if there is none. */
export function docblockBefore(
	source: string,
	offset: number
): Docblock | null {
	const start = source.lastIndexOf( '/**', offset );
	const end = source.indexOf( '*/', start );
	return start >= 0 &&
		end < offset &&
		! /[;{}]/.test( source.slice( end, offset ) )
		? parseDocblock( source.slice( start, end + 2 ) )
		: null;
}

const oneLine = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

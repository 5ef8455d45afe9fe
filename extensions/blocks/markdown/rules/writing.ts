import { fencedCode } from './source';

/** The text of a field with its selection. */
export type Writing = { text: string; start: number; end: number };

/** Formats of the toolbar and the keys. */
export const FORMATS = [ 'bold', 'italic', 'link', 'list', 'code' ] as const;
export type Format = ( typeof FORMATS )[ number ];

/** Adds a format to the selection or removes it, and keeps the selection. */
export function applyFormat( writing: Writing, format: Format ): Writing {
	switch ( format ) {
		case 'bold':
			return wrapped( writing, '**' );
		case 'italic':
			return wrapped( writing, '_' );
		case 'link':
			return linked( writing );
		case 'list':
			return listed( writing );
		case 'code':
			return coded( writing );
	}
}

/** Replaces the selection and puts the caret after it. */
function inserted( { text, start, end }: Writing, words: string ): Writing {
	const caret = start + words.length;
	return {
		text: text.slice( 0, start ) + words + text.slice( end ),
		start: caret,
		end: caret,
	};
}

function wrapped( { text, start, end }: Writing, mark: string ): Writing {
	const before = text.slice( 0, start );
	const words = text.slice( start, end );
	const after = text.slice( end );
	const size = mark.length;
	if ( before.endsWith( mark ) && after.startsWith( mark ) ) {
		return {
			text: before.slice( 0, -size ) + words + after.slice( size ),
			start: start - size,
			end: end - size,
		};
	}
	// Markdown ignores a marker next to a space, so put it next to the text.
	const kept = words.trim();
	const from = start + words.length - words.trimStart().length;
	const to = from + kept.length;
	return {
		text: text.slice( 0, from ) + mark + kept + mark + text.slice( to ),
		start: from + size,
		end: to + size,
	};
}

const NO_ADDRESS = 'https://';

/** Text gets a URL to fill in; a URL gets link text. */
function linked( writing: Writing ): Writing {
	const { start, end } = writing;
	const words = writing.text.slice( start, end );
	const isAddress = /^https?:\/\/\S+$/i.test( words );
	const { text, end: after } = inserted(
		writing,
		isAddress ? `[](${ words })` : `[${ words }](${ NO_ADDRESS })`
	);
	return words && ! isAddress
		? { text, start: after - NO_ADDRESS.length - 1, end: after - 1 }
		: { text, start: start + 1, end: start + 1 };
}

const ITEM = /^[-*+] /;

/** Turns the selected lines into list items, or back. */
function listed( { text, start, end }: Writing ): Writing {
	const from = text.slice( 0, start ).lastIndexOf( '\n' ) + 1;
	const to = end + ( text.slice( end ).split( '\n', 1 )[ 0 ]?.length ?? 0 );
	const lines = text.slice( from, to ).split( '\n' );
	const isList = lines.every( ( line ) => ITEM.test( line ) );
	const list = lines
		.map( ( line ) =>
			isList ? line.replace( ITEM, '' ) : `- ${ line }`
		)
		.join( '\n' );
	return {
		text: text.slice( 0, from ) + list + text.slice( to ),
		start: Math.max( from, start + ( isList ? -2 : 2 ) ),
		end: Math.max( from, end + list.length - ( to - from ) ),
	};
}

function coded( writing: Writing ): Writing {
	const { text, start, end } = writing;
	const code = text.slice( start, end );
	if ( ! code.includes( '\n' ) ) {
		return wrapped( writing, '`' );
	}
	const line = /[^\n]$/.test( text.slice( 0, start ) ) ? '\n' : '';
	return inserted( writing, line + fencedCode( code ) );
}

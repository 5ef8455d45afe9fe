import { escapeHtml } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { coerceInteger, isWebAddress } from '#shared/validation';
import { fencedCode } from './source';

/** The text of a field with its selection. */
export type Writing = { text: string; start: number; end: number };

/** Formats that have a toolbar button. Bold, italic and link also have a keyboard shortcut. */
export const FORMATS = [ 'bold', 'italic', 'link', 'list', 'code' ] as const;
export type Format = ( typeof FORMATS )[ number ];

/** Adds or removes a format. The selection stays on the same text. */
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

/** Replaces the selection and moves the caret after the new text. */
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
	// Markdown ignores a marker next to a space, so add it directly next to the text.
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

/**
 * Inserts a link. Selected text becomes the link text, and a placeholder for the URL is selected. A selected URL
 * becomes the link's URL, and the caret moves to the empty link text.
 */
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

/** Turns the selected lines into list items, or list items back into lines. */
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

/** Matches the start of a list item or quote: indentation, marker, checkbox. */
const BEGIN = /^(\s*)([-*+>]|\d{1,9}[.)])( +)(\[[ xX]\] +)?/;

/**
 * Handles Enter in a list or quote. Starts the next item, with the next number in numbered lists. Enter in an empty
 * item ends the list.
 *
 * @param text  The Markdown.
 * @param caret Position of the caret when Enter is pressed without a selection.
 * @return Text that replaces the text from `start` to the caret; null if Enter only adds a new line.
 */
export function nextItem(
	text: string,
	caret: number
): { start: number; words: string } | null {
	const before = text.slice( 0, caret );
	const start = before.lastIndexOf( '\n' ) + 1;
	const line = before.slice( start );
	const [ begin, indent = '', mark = '', space = '', box ] =
		BEGIN.exec( line ) ?? [];
	if ( begin === undefined || isInFence( before ) ) {
		return null;
	}
	const restOfLine = text.slice( caret ).split( '\n', 1 )[ 0 ] ?? '';
	if ( begin === line && ! restOfLine.trim() ) {
		return { start, words: '' };
	}
	const next = mark.replace( /\d+/, ( number ) =>
		String( Number( number ) + 1 )
	);
	return {
		start: caret,
		words: `\n${ indent }${ next }${ space }${ box ? '[ ] ' : '' }`,
	};
}

/**
 * Whether the author has just typed the bullet of a list item by habit, although Enter has added it.
 *
 * @param text  The Markdown.
 * @param added Position after the bullet and the space that Enter added.
 * @param caret Position of the caret.
 */
export function repeatsBullet(
	text: string,
	added: number,
	caret: number
): boolean {
	const typed = text.slice( added, caret );
	return (
		/^[-*+]$/.test( typed ) &&
		text.slice( 0, added ).endsWith( `${ typed } ` )
	);
}

function isInFence( before: string ): boolean {
	return ( before.match( /^ {0,3}(?:```|~~~)/gm )?.length ?? 0 ) % 2 === 1;
}

/** Image size in the post. WordPress adds the other sizes when it renders the page, using the ID in the class. */
const SIZE = 'large';

/**
 * Returns a library image as HTML, because Markdown's `![…](…)` does not support size and ID. Empty if the file is not
 * an image.
 */
export function pictureHtml( media: unknown ): string {
	const { id, url, alt, width, height } = libraryItem( media, SIZE );
	if ( typeof url !== 'string' || ! isWebAddress( url ) ) {
		return '';
	}
	const number = ( value: unknown ) =>
		coerceInteger( value, { min: 0, fallback: 0 } ) || undefined;
	return `<img${ Object.entries( {
		class: number( id ) && `wp-image-${ number( id ) }`,
		src: url,
		alt: typeof alt === 'string' ? alt : '',
		width: number( width ),
		height: number( height ),
	} )
		.flatMap( ( [ name, value ] ) =>
			value === undefined
				? []
				: ` ${ name }="${ escapeHtml( String( value ) ) }"`
		)
		.join( '' ) }>`;
}

/**
 * Adds empty lines around text where needed, so that it becomes a separate paragraph between the text before and after
 * it.
 */
export function asParagraph(
	before: string,
	words: string,
	after: string
): string {
	const first = before && '\n\n'.slice( trailing( /(?<!\n)\n*$/, before ) );
	const last = after && '\n\n'.slice( trailing( /^\n*/, after ) );
	return first + words + last;
}

const trailing = ( breaks: RegExp, text: string ) =>
	breaks.exec( text )?.[ 0 ].length ?? 0;

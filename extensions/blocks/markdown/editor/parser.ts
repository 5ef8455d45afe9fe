import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import eastAsianEmphasis from 'markdown-it-cjk-friendly';
import footnotes from 'markdown-it-footnote';
import {
	NOTE_BACK_CLASS,
	NOTE_ID,
	NOTE_REF_CLASS,
	NOTE_REF_ID,
	NOTES_CLASS,
	TASK_CLASS,
} from '../markup';

/**
 * Creates a parser for CommonMark with tables, strikethrough, footnotes and task lists. It keeps HTML; the sanitizer
 * removes what is not allowed.
 */
export function createParser(): MarkdownIt {
	return new createMarkdownIt( { html: true } )
		.use( eastAsianEmphasis )
		.use( footnotes )
		.use( linkFootnotes )
		.use( alignCells )
		.use( showTasks );
}

const CELLS = [ 'th_open', 'td_open' ];

/** Aligns columns with WordPress's classes, because the block does not save style attributes. */
function alignCells( parser: MarkdownIt ): void {
	parser.core.ruler.after( 'block', 'align_cells', ( { tokens } ) => {
		for ( const token of tokens.filter( ( { type } ) =>
			CELLS.includes( type )
		) ) {
			const [ , side ] =
				/^text-align:(\w+)$/.exec(
					String( token.attrGet( 'style' ) )
				) ?? [];
			token.attrs = side
				? [ [ 'class', `has-text-align-${ side }` ] ]
				: null;
		}
	} );
}

/** Renders `- [ ] text` and `- [x] text` as ☐ and ☑, because WordPress removes form controls from posts. */
function showTasks( parser: MarkdownIt ): void {
	parser.core.ruler.after( 'text_join', 'show_tasks', ( { tokens } ) => {
		for ( const [ at, token ] of tokens.entries() ) {
			const item = tokens[ at - 2 ];
			const text = token.children?.[ 0 ];
			const [ mark, done ] =
				/^\[([ xX])\](?=\s)/.exec( text?.content ?? '' ) ?? [];
			if (
				mark &&
				done &&
				text?.type === 'text' &&
				item?.type === 'list_item_open'
			) {
				text.content =
					( done === ' ' ? '☐' : '☑' ) +
					text.content.slice( mark.length );
				item.attrJoin( 'class', TASK_CLASS );
			}
		}
	} );
}

/** Returns the number of a footnote (from 1), and the index of its reference (from 0). */
function place( token: Token | undefined ): { note: number; mention: number } {
	const { id = 0, subId = 0 }: { id?: number; subId?: number } =
		token?.meta ?? {};
	return { note: id + 1, mention: subId };
}

const noteId = ( token: Token | undefined, print: string ) =>
	`${ NOTE_ID }-${ print }-${ place( token ).note }`;

function refId( token: Token | undefined, print: string ): string {
	const { note, mention } = place( token );
	return `${ NOTE_REF_ID }-${ print }-${ note }${
		mention ? `-${ mention }` : ''
	}`;
}

/** Renders links from references to footnotes and back. `env.print` makes footnote IDs unique across blocks. */
function linkFootnotes( parser: MarkdownIt ): void {
	Object.assign( parser.renderer.rules, {
		footnote_ref: ( tokens: Token[], at: number, _: object, env: Env ) =>
			`<sup class="${ NOTE_REF_CLASS }"><a href="#${ noteId(
				tokens[ at ],
				env.print
			) }" id="${ refId( tokens[ at ], env.print ) }" role="doc-noteref">${
				place( tokens[ at ] ).note
			}</a></sup>`,
		footnote_block_open: () => `<hr>\n<ol class="${ NOTES_CLASS }">\n`,
		footnote_block_close: () => '</ol>\n',
		footnote_open: ( tokens: Token[], at: number, _: object, env: Env ) =>
			`<li id="${ noteId( tokens[ at ], env.print ) }">`,
		footnote_anchor: ( tokens: Token[], at: number, _: object, env: Env ) =>
			` <a class="${ NOTE_BACK_CLASS }" href="#${ refId(
				tokens[ at ],
				env.print
			) }" role="doc-backlink">\u21a9\ufe0e</a>`,
	} );
}

type Env = { print: string };

/** Modulus of the hash: the largest prime below 2^32, so that a hash times `BASE` is still an exact integer. */
const PRIME = 4294967291;
const BASE = 31;

/**
 * Returns a hash of the source with at most seven characters. Footnote IDs contain it, so that they differ between
 * blocks.
 */
export function sourcePrint( markdown: string ): string {
	let print = 0;
	for ( let at = 0; at < markdown.length; at++ ) {
		print = ( print * BASE + markdown.charCodeAt( at ) ) % PRIME;
	}
	return print.toString( 36 );
}

/**
 * Extends the Markdown parser for posts: adds core's classes for quotes and code, links URLs, and closes HTML
 * formatting tags that were left open.
 */
export function forPosts( parser: MarkdownIt ): void {
	parser.set( { linkify: true } );
	// Link only email addresses and text that starts like a URL: `notes.md` is a file name, not a site in Moldova.
	parser.linkify.set( { fuzzyLink: false } );
	parser.core.ruler.push( 'core_classes', ( { tokens } ) =>
		tokens.forEach( addCoreClass )
	);
	parser.core.ruler.push( 'close_formats', ( { tokens, Token } ) =>
		tokens.forEach( ( token ) => closeFormats( token, Token ) )
	);
	for ( const rule of [ 'fence', 'code_block' ] as const ) {
		const render = parser.renderer.rules[ rule ];
		parser.renderer.rules[ rule ] = ( ...args ) =>
			( render?.( ...args ) ?? '' ).replace(
				/^<pre>/,
				'<pre class="wp-block-code">'
			);
	}
}

/** Adds the core class that themes use to style quotes. */
function addCoreClass( token: Token ): void {
	if ( token.type === 'blockquote_open' ) {
		token.attrJoin( 'class', 'wp-block-quote' );
	}
}

const FORMAT_TAG = /<(\/?)(a|b|code|em|i|s|small|strong|u)(?=[\s/>])[^>]*>/gi;

/**
 * Closes HTML formatting tags at the end of their paragraph. Otherwise, a missing `</b>` would make the rest of the
 * post bold.
 */
function closeFormats(
	token: Token,
	MakeToken: new ( type: string, tag: string, nesting: 0 ) => Token
): void {
	if ( token.type === 'html_block' ) {
		token.content += endTags( token.content );
	} else if ( token.type === 'inline' && token.children ) {
		const tags = endTags(
			token.children
				.filter( ( { type } ) => type === 'html_inline' )
				.map( ( { content } ) => content )
				.join( '' )
		);
		if ( tags ) {
			const end = new MakeToken( 'html_inline', '', 0 );
			end.content = tags;
			token.children.push( end );
		}
	}
}

/** Returns the missing end tags in HTML, the innermost first. Takes linear time for any number of tags. */
function endTags( html: string ): string {
	// Drop the text after the last `>`: it contains no complete tag, but the pattern would search all of it for each
	// `<`.
	const tags = html.slice( 0, html.lastIndexOf( '>' ) + 1 );
	const opened: string[] = [];
	const open = new Map< string, number[] >();
	for ( const [ , slash, name = '' ] of tags.matchAll( FORMAT_TAG ) ) {
		const tag = name.toLowerCase();
		const places = open.get( tag ) ?? [];
		open.set( tag, places );
		if ( ! slash ) {
			places.push( opened.length );
			opened.push( `</${ tag }>` );
		} else {
			opened[ places.pop() ?? opened.length ] &&= '';
		}
	}
	return opened.reverse().join( '' );
}

import type { MarkdownIt, Token } from 'markdown-it';

/**
 * Extends the Markdown parser for posts: classes of core quotes and code, linked URLs, and HTML that ends within its
 * paragraph.
 */
export function forPosts( parser: MarkdownIt ): void {
	parser.set( { linkify: true } );
	// `notes.md` is a file name, not a site in Moldova: only text that starts like a URL is linked, and email
	// addresses.
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

/** Adds the class by which themes style quotes. */
function addCoreClass( token: Token ): void {
	if ( token.type === 'blockquote_open' ) {
		token.attrJoin( 'class', 'wp-block-quote' );
	}
}

const FORMAT_TAG = /<(\/?)(a|b|code|em|i|s|small|strong|u)(?=[\s/>])[^>]*>/gi;

/**
 * Closes HTML formats that a paragraph leaves open. Otherwise a forgotten `</b>` would make the rest of the post bold.
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

/** Returns the missing end tags in HTML, the innermost first. Reads the text once, however many tags there are. */
function endTags( html: string ): string {
	// After the last `>` no tag can end, so skip the slow search there for each `<`.
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

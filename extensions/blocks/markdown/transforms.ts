import { parseHtml } from '#shared/view';
import { createBlock, getBlockContent, parse } from '@wordpress/blocks';
import {
	decodeSource,
	encodeSource,
	escapeText,
	fencedCode,
	printableHtml,
	provisionalHtml,
} from './rules/source';

type Content = { content?: unknown };

/** Transforms from other blocks to Markdown and back. Converting to headings, lists and so on is a toolbar action. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMultiBlock: true,
			transform: ( paragraphs: Content[] ) =>
				fromMarkdown(
					paragraphs
						.map( ( { content } ) => fromRichText( content ) )
						.join( '\n\n' )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/code' ],
			transform: ( { content }: Content ) =>
				fromMarkdown( fencedCode( plainText( content ) ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/html' ],
			// The content of an HTML block is an attribute only in some WordPress versions.
			__experimentalConvert: (
				block: Parameters< typeof getBlockContent >[ 0 ]
			) => fromMarkdown( getBlockContent( block ).trim() ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/html' ],
			transform: ( { html }: { html: string } ) =>
				parse(
					`<!-- wp:html -->\n${ printableHtml(
						html
					) }\n<!-- /wp:html -->`
				),
		},
		{
			type: 'block',
			blocks: [ 'core/code' ],
			transform: ( { source, html }: { source: string; html: string } ) =>
				createBlock( 'core/code', {
					// If the source is missing, the block shows the HTML as its Markdown.
					content: escapeText( decodeSource( source ) || html ),
				} ),
		},
	],
};

function fromMarkdown( markdown: string ) {
	return createBlock( 'dovetail/markdown', {
		source: encodeSource( markdown ),
		html: provisionalHtml( markdown ),
	} );
}

/** Converts rich text to Markdown. Plain text is not escaped; formatted text stays HTML, which is valid in Markdown. */
function fromRichText( content: unknown ): string {
	const html = withLineBreaks( content );
	return html.includes( '<' ) ? html : plainText( html );
}

function plainText( content: unknown ): string {
	return parseHtml( withLineBreaks( content ), document ).textContent ?? '';
}

function withLineBreaks( content: unknown ): string {
	return String( content ?? '' ).replace( /<br\s*\/?>/gi, '\n' );
}

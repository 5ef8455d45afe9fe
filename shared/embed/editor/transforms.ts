import { escapeHtml } from '#shared/attributes';
import { blockName } from '#shared/definitions';
import { withoutInvisible } from '#shared/validation';
import { createBlock, rawHandler, type Block } from '@wordpress/blocks';
import { justMade } from './just-made';
import { linesOf, loneLinks, textOf, type LoneLink } from './lone-link';
import type { EmbedProvider } from './provider';

type Foreign = Record< string, unknown >;

/** Elements and attributes that embed codes of services use. WordPress removes everything else from pasted HTML. */
const CODES = {
	iframe: { attributes: [ 'src' ] },
	div: { attributes: [ 'data-url' ] },
};

/**
 * Returns the transforms of an embed block. Sources: a pasted URL or embed code, a paragraph that contains only links,
 * and core's embed block. Target: one paragraph for each link.
 */
export function embedTransforms< Attributes extends object >(
	slug: string,
	{
		parse,
		short,
		link,
		links = ( attributes ) => [
			[ link( attributes ), link( attributes ) ],
		],
	}: EmbedProvider< Attributes >
) {
	const attributesOf = ( text: unknown ) =>
		parse( withoutInvisible( String( text ?? '' ) ) )?.attributes;
	const shortOf = ( text: unknown ) =>
		short?.( withoutInvisible( String( text ?? '' ) ) );
	const blockOf = ( text: unknown ) => {
		const attributes = attributesOf( text );
		const unread = attributes ? '' : shortOf( text );
		// WordPress drops properties that are not attributes of the block.
		const block = createBlock(
			blockName( slug ),
			attributes ?? { url: unread }
		);
		if ( unread ) {
			justMade.set( block.clientId, unread );
		}
		return block;
	};
	/** Creates a block for each link. Custom link text becomes a paragraph before the block. */
	const blocksOf = ( found: readonly LoneLink[] ) =>
		found.flatMap( ( { url, words } ) => [
			...( words ? [ paragraphOf( escapeHtml( words ) ) ] : [] ),
			blockOf( url ),
		] );
	/** Returns the links of a paragraph. Empty if any link belongs to another service. */
	const linksIn = ( content: unknown ) => {
		const found = loneLinks( content );
		return found.every(
			( { url } ) => attributesOf( url ) || shortOf( url )
		)
			? found
			: [];
	};
	return {
		from: [
			{
				type: 'raw',
				// Runs before WordPress's own embed transform, which accepts any URL.
				priority: 9,
				isMatch: ( { nodeName, innerHTML }: Element ) =>
					nodeName === 'P' &&
					( linksIn( innerHTML ).length > 0 ||
						blocksOfLines( innerHTML ).length > 0 ),
				transform( element: Element ) {
					const { innerHTML } = element;
					const found = linksIn( innerHTML );
					// Remove the class: WordPress would try to copy it, which fails if a transform returns several
					// blocks.
					element.removeAttribute( 'class' );
					return found.length > 0
						? blocksOf( found )
						: blocksOfLines( innerHTML );
				},
			},
			{
				type: 'raw',
				priority: 9,
				schema: ( { phrasingContentSchema }: Foreign ) => ( {
					...CODES,
					figure: {
						require: [ 'figcaption' ],
						children: {
							...CODES,
							// Allow text, because WordPress replaces iframes with their URLs.
							'#text': {},
							figcaption: { children: phrasingContentSchema },
						},
					},
				} ),
				isMatch: ( { outerHTML }: Element ) =>
					/^<(?:iframe|div|figure)\b/i.test( outerHTML ) &&
					isOneCode( outerHTML ) &&
					!! attributesOf( withoutCaption( outerHTML ).code ),
				// The caption becomes a paragraph, because our embeds have no caption.
				transform( element: Element ) {
					const { code, caption } = withoutCaption(
						element.outerHTML
					);
					if ( ! caption ) {
						return blockOf( code );
					}
					// Remove the class: WordPress would try to copy it, which fails if a transform returns several
					// blocks.
					element.removeAttribute( 'class' );
					return [ blockOf( code ), paragraphOf( caption ) ];
				},
			},
			{
				type: 'block',
				blocks: [ 'core/embed' ],
				// Exclude embeds with a caption, because our embeds have no caption.
				isMatch: ( { url, caption }: Foreign ) =>
					! String( caption ?? '' ) &&
					!! ( attributesOf( url ) || shortOf( url ) ),
				transform: ( { url }: Foreign ) => blockOf( url ),
			},
			{
				type: 'block',
				blocks: [ 'core/paragraph' ],
				isMatch: ( { content }: Foreign ) =>
					linksIn( content ).length > 0,
				transform: ( { content }: Foreign ) =>
					blocksOf( linksIn( content ) ),
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ 'core/paragraph' ],
				isMatch: ( attributes: Attributes ) => !! link( attributes ),
				// The text of the embed's button becomes the text of the link.
				transform: (
					attributes: Attributes,
					[ button ]: readonly { attributes: Foreign }[] = []
				) =>
					links( attributes ).map( ( [ address, words ] ) =>
						linkParagraph(
							address,
							textOf( button?.attributes.text ) || words
						)
					),
			},
		],
	};
}

/**
 * Creates blocks from a paragraph with URLs of several services, as if each line were pasted separately. Returns an
 * empty list if a line creates none of our blocks, because the paragraph is then an ordinary list of links.
 */
function blocksOfLines( html: string ): Block[] {
	const made: Block[] = [];
	const lines =
		/<br/i.test( html ) && loneLinks( html ).length > 1
			? linesOf( html )
			: [];
	for ( const line of lines ) {
		const blocks = rawHandler( { HTML: `<p>${ line }</p>` } );
		if (
			! blocks.some( ( { name } ) => name.startsWith( blockName( '' ) ) )
		) {
			return [];
		}
		made.push( ...blocks );
	}
	return made;
}

/** Whether pasted HTML contains exactly one embed code or URL, without other text. */
function isOneCode( html: string ): boolean {
	const { code } = withoutCaption( html );
	const text = textOf( code );
	return (
		( code.match( /<iframe\b|\sdata-url=/gi ) ?? [] ).length < 2 &&
		( text === '' || loneLinks( text ).length === 1 )
	);
}

const paragraphOf = ( content: string ) =>
	createBlock( 'core/paragraph', { content } );

function withoutCaption( figure: string ): { code: string; caption: string } {
	// First check that there is a closing tag, because without one the second regular expression would be slow.
	const [ all = '', caption = '' ] = /<\/figcaption>/i.test( figure )
		? ( /<figcaption[^<>]*>(.*?)<\/figcaption>/is.exec( figure ) ?? [] )
		: [];
	return { code: figure.replace( all, '' ), caption };
}

/** Returns a paragraph with a link, or with plain text if `text` is not a URL. */
export function linkParagraph( text: string, words = text ): object {
	return paragraphOf(
		/^https?:\/\/\S+$/i.test( text )
			? `<a href="${ escapeHtml( text ) }">${ escapeHtml( words ) }</a>`
			: escapeHtml( text )
	);
}

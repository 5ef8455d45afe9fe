import { escapeHtml } from '#shared/attributes';
import { blockName } from '#shared/definitions';
import { withoutInvisible } from '#shared/validation';
import { createBlock, rawHandler, type Block } from '@wordpress/blocks';
import { justMade } from './just-made';
import { linesOf, loneLinks, textOf, type LoneLink } from './lone-link';
import type { EmbedProvider } from './provider';

type Foreign = Record< string, unknown >;

/**
 * Elements of services' embed codes, with the attributes that count; WordPress removes everything else from pasted
 * HTML.
 */
const CODES = {
	iframe: { attributes: [ 'src' ] },
	div: { attributes: [ 'data-url' ] },
};

/**
 * Creates the transforms. A block is created from a pasted URL or embed code, from a paragraph with a single URL, and
 * from core's embed block; it is transformed back to a paragraph per link.
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
	/** Creates a block for each line. Text of a link becomes a paragraph before its block. */
	const blocksOf = ( found: readonly LoneLink[] ) =>
		found.flatMap( ( { url, words } ) => [
			...( words ? [ paragraphOf( escapeHtml( words ) ) ] : [] ),
			blockOf( url ),
		] );
	/** Returns the links of a paragraph; empty if one of them belongs to another service. */
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
					// WordPress would copy the class to a single block, but there may be several.
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
							// Allow text, because WordPress turns frames into URLs.
							'#text': {},
							figcaption: { children: phrasingContentSchema },
						},
					},
				} ),
				isMatch: ( { outerHTML }: Element ) =>
					/^<(?:iframe|div|figure)\b/i.test( outerHTML ) &&
					isOneCode( outerHTML ) &&
					!! attributesOf( withoutCaption( outerHTML ).code ),
				// Our embeds have no caption.
				transform( element: Element ) {
					const { code, caption } = withoutCaption(
						element.outerHTML
					);
					if ( ! caption ) {
						return blockOf( code );
					}
					// WordPress would copy the class to a single block, but there are two.
					element.removeAttribute( 'class' );
					return [ blockOf( code ), paragraphOf( caption ) ];
				},
			},
			{
				type: 'block',
				blocks: [ 'core/embed' ],
				// Our embeds have no caption.
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
 * Creates blocks from a paragraph with URLs of several services, as if each line had been pasted alone. Empty if a line
 * yields no block of ours, because the paragraph is then a list of links.
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

/** Splits a figure into its code and the HTML of its caption. */
function withoutCaption( figure: string ): { code: string; caption: string } {
	// Without a closing tag, skip the slow search for an opening one.
	const [ all = '', caption = '' ] = /<\/figcaption>/i.test( figure )
		? ( /<figcaption[^<>]*>(.*?)<\/figcaption>/is.exec( figure ) ?? [] )
		: [];
	return { code: figure.replace( all, '' ), caption };
}

/** Returns a paragraph with a link, or with plain text if it is not a URL. */
export function linkParagraph( text: string, words = text ): object {
	return paragraphOf(
		/^https?:\/\/\S+$/i.test( text )
			? `<a href="${ escapeHtml( text ) }">${ escapeHtml( words ) }</a>`
			: escapeHtml( text )
	);
}

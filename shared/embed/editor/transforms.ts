import { escapeHtml } from '#shared/attributes';
import { blockName } from '#shared/definitions';
import { withoutInvisible } from '#shared/validation';
import { createBlock, rawHandler, type Block } from '@wordpress/blocks';
import { justMade } from './just-made';
import { linesOf, loneLinks, textOf, type LoneLink } from './lone-link';
import type { EmbedProvider } from './provider';

type Foreign = Record< string, unknown >;

/** Elements in which services hand out their codes, with what of them counts; WordPress takes all else from what is pasted. */
const CODES = {
	iframe: { attributes: [ 'src' ] },
	div: { attributes: [ 'data-url' ] },
};

/**
 * Creates transforms from a pasted address or embed code, from a paragraph with only an address and from core's embed
 * block, and back to a paragraph per link.
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
		// WordPress leaves out what is no attribute of the block.
		const block = createBlock(
			blockName( slug ),
			attributes ?? { url: unread }
		);
		if ( unread ) {
			justMade.set( block.clientId, unread );
		}
		return block;
	};
	/** A block for each line. Text of a link precedes its block. */
	const blocksOf = ( found: readonly LoneLink[] ) =>
		found.flatMap( ( { url, words } ) => [
			...( words ? [ paragraphOf( escapeHtml( words ) ) ] : [] ),
			blockOf( url ),
		] );
	/** The links of a paragraph; none where one of them is not the service's. */
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
				// Before WordPress's own embed, which takes every address.
				priority: 9,
				isMatch: ( { nodeName, innerHTML }: Element ) =>
					nodeName === 'P' &&
					( linksIn( innerHTML ).length > 0 ||
						blocksOfLines( innerHTML ).length > 0 ),
				transform( element: Element ) {
					const { innerHTML } = element;
					const found = linksIn( innerHTML );
					// WordPress gives it to a block, and these may be several.
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
							// WordPress makes an address of a frame.
							'#text': {},
							figcaption: { children: phrasingContentSchema },
						},
					},
				} ),
				isMatch: ( { outerHTML }: Element ) =>
					/^<(?:iframe|div|figure)\b/i.test( outerHTML ) &&
					isOneCode( outerHTML ) &&
					!! attributesOf( withoutCaption( outerHTML ).code ),
				// An embed of ours has no place for a caption.
				transform( element: Element ) {
					const { code, caption } = withoutCaption(
						element.outerHTML
					);
					if ( ! caption ) {
						return blockOf( code );
					}
					// WordPress gives it to a block, and these are two.
					element.removeAttribute( 'class' );
					return [ blockOf( code ), paragraphOf( caption ) ];
				},
			},
			{
				type: 'block',
				blocks: [ 'core/embed' ],
				// An embed of ours has no place for a caption.
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
				// The words of a button that the embed holds are the link's.
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
 * Makes the blocks of a paragraph with addresses of several services, each line as if it were pasted alone. Returns none
 * where one of the lines becomes no block of ours: such a list of links is text.
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

/** Whether pasted HTML holds one code or one address, and not several in one figure or text beside one. */
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

/** The code in a figure, and the HTML of its caption. */
function withoutCaption( figure: string ): { code: string; caption: string } {
	// Without an end, skip the search for a beginning.
	const [ all = '', caption = '' ] = /<\/figcaption>/i.test( figure )
		? ( /<figcaption[^<>]*>(.*?)<\/figcaption>/is.exec( figure ) ?? [] )
		: [];
	return { code: figure.replace( all, '' ), caption };
}

/** A paragraph with a link, or with the text itself where it is no address. */
export function linkParagraph( text: string, words = text ): object {
	return createBlock( 'core/paragraph', {
		content: /^https?:\/\/\S+$/i.test( text )
			? `<a href="${ escapeHtml( text ) }">${ escapeHtml( words ) }</a>`
			: escapeHtml( text ),
	} );
}

import { escapeHtml } from '#shared/attributes';
import { blockName } from '#shared/definitions';
import { withoutInvisible } from '#shared/validation';
import { createBlock } from '@wordpress/blocks';
import { loneLink } from './lone-link';
import type { EmbedAddresses } from './provider';

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
export function embedTransforms< Attributes extends object >( {
	slug,
	parse,
	link,
	links = ( attributes ) => [ [ link( attributes ), link( attributes ) ] ],
}: EmbedAddresses< Attributes > ) {
	const attributesOf = ( text: unknown ) =>
		parse( withoutInvisible( String( text ?? '' ) ) )?.attributes;
	const blockOf = ( text: unknown ) =>
		createBlock( blockName( slug ), { ...attributesOf( text ) } );
	return {
		from: [
			{
				type: 'raw',
				// Before WordPress's own embed, which takes every address.
				priority: 9,
				isMatch: ( { nodeName, innerHTML }: Element ) =>
					nodeName === 'P' &&
					!! attributesOf( loneAddress( innerHTML ) ),
				transform: ( { innerHTML }: Element ) =>
					blockOf( loneAddress( innerHTML ) ),
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
					return [
						blockOf( code ),
						createBlock( 'core/paragraph', { content: caption } ),
					];
				},
			},
			{
				type: 'block',
				blocks: [ 'core/embed' ],
				// An embed of ours has no place for a caption.
				isMatch: ( { url, caption }: Foreign ) =>
					! String( caption ?? '' ) && !! attributesOf( url ),
				transform: ( { url }: Foreign ) => blockOf( url ),
			},
			{
				type: 'block',
				blocks: [ 'core/paragraph' ],
				isMatch: ( { content }: Foreign ) =>
					!! attributesOf( loneAddress( content ) ),
				transform: ( { content }: Foreign ) =>
					blockOf( loneAddress( content ) ),
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
							loneLink( button?.attributes.text ).url || words
						)
					),
			},
		],
	};
}

/** Returns an address or embed code that is the only content; a match among other words would lose them. */
function loneAddress( content: unknown ): string {
	const { url } = loneLink( content );
	return /^[^<]*\s/.test( url ) ? '' : url;
}

/** The code in a figure, and the HTML of its caption. */
function withoutCaption( figure: string ): { code: string; caption: string } {
	// Where there is no end, no beginning needs to be looked for.
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

import { escapeHtml } from '#shared/attributes';
import { blockName } from '#shared/definitions';
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
 * From an address or an embed code that is pasted into an empty paragraph, from a paragraph that is nothing but such an
 * address, from WordPress's own embed, and back to a paragraph with the link, or one for each.
 */
export function embedTransforms< Attributes extends object >( {
	slug,
	parse,
	link,
	links = ( attributes ) => [ [ link( attributes ), link( attributes ) ] ],
}: EmbedAddresses< Attributes > ) {
	const attributesOf = ( text: unknown ) =>
		parse( String( text ?? '' ) )?.attributes;
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
					!! attributesOf( loneLink( innerHTML ).url ),
				transform: ( { innerHTML }: Element ) =>
					blockOf( loneLink( innerHTML ).url ),
			},
			{
				type: 'raw',
				priority: 9,
				schema: { ...CODES, figure: { children: CODES } },
				isMatch: ( { outerHTML }: Element ) =>
					/^<(?:iframe|div|figure)\b/i.test( outerHTML ) &&
					!! attributesOf( outerHTML ),
				transform: ( { outerHTML }: Element ) => blockOf( outerHTML ),
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
					!! attributesOf( loneLink( content ).url ),
				transform: ( { content }: Foreign ) =>
					blockOf( loneLink( content ).url ),
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

/** A paragraph with a link, or with the text itself where it is no address. */
export function linkParagraph( text: string, words = text ): object {
	return createBlock( 'core/paragraph', {
		content: /^https?:\/\/\S+$/i.test( text )
			? `<a href="${ escapeHtml( text ) }">${ escapeHtml( words ) }</a>`
			: escapeHtml( text ),
	} );
}

import { createBlock } from '@wordpress/blocks';
import { productAddress, productText } from './markup';
import { parseAsin } from './rules/parse-asin';

/** A product's address on a line of its own becomes the block; the block becomes a paragraph with a link. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' &&
				parseAsin( node.textContent ?? '' ) !== null &&
				/^https?:/.test( node.textContent?.trim() ?? '' ),
			transform: ( node: Node ) =>
				createBlock( 'dovetail/amazon', {
					asin: parseAsin( node.textContent ?? '' ) ?? '',
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: { content?: unknown } ) =>
				parseAsin( plain( content ) ) !== null,
			transform: ( { content }: { content?: unknown } ) =>
				createBlock( 'dovetail/amazon', {
					asin: parseAsin( plain( content ) ) ?? '',
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { asin }: { asin: string } ) => asin !== '',
			transform: ( { asin }: { asin: string } ) =>
				createBlock( 'core/paragraph', {
					content: `<a href="${ productAddress( asin ) }" rel="sponsored nofollow">${ productText( asin ) }</a>`,
				} ),
		},
	],
};

/** The text of a paragraph that holds nothing but an address, linked or not. */
function plain( content: unknown ): string {
	return String( content ?? '' ).replace( /<[^>]*>/g, '' );
}

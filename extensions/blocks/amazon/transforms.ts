import { escapeHtml } from '#shared/attributes';
import { createBlock } from '@wordpress/blocks';
import { productAddress, productText, type Attributes } from './markup';
import { productOf, readEntry } from './rules/product';

type Paragraph = { content?: unknown };

/** A product's address on a line of its own becomes the block; the block becomes a paragraph with a link. */
export const transforms = {
	from: [
		{
			type: 'raw',
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' &&
				productOf( node.textContent ?? '' ) !== null,
			transform: ( node: Node ) => blockOf( node.textContent ?? '' ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { content }: Paragraph ) =>
				readEntry( plain( content ) ).kind === 'product',
			transform: ( { content }: Paragraph ) =>
				blockOf( plain( content ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			isMatch: ( { asin }: Attributes ) => asin !== '',
			transform: ( product: Attributes ) =>
				createBlock( 'core/paragraph', {
					content: `<a href="${ productAddress( product ) }" rel="sponsored nofollow">${
						escapeHtml( product.title ) || productText( product )
					}</a>`,
				} ),
		},
	],
};

function blockOf( text: string ) {
	const entry = readEntry( text );
	return createBlock(
		'dovetail/amazon',
		entry.kind === 'product' ? entry.product : {}
	);
}

/** The text of a paragraph that holds nothing but an address, linked or not. */
function plain( content: unknown ): string {
	return String( content ?? '' )
		.replace( /<[^>]*>/g, '' )
		.replace( /&amp;/g, '&' );
}

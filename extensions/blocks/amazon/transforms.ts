import { escapeHtml, toPlainText } from '#shared/attributes';
import { loneLinks, paragraphTransforms } from '#shared/embed/editor';
import { createBlock } from '@wordpress/blocks';
import { productAddress, productText, type Attributes } from './markup';
import { productOf } from './rules/product';

/** Transforms a product URL on its own line into the block, and the block into a paragraph with a link. */
export const transforms = {
	from: paragraphTransforms( productsIn, ( product ) =>
		createBlock( 'dovetail/amazon', product )
	),
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

/** Returns the products in a paragraph; empty unless every line is a product URL. */
function productsIn( content: unknown ): Partial< Attributes >[] {
	const links = loneLinks( content );
	const products = links.flatMap( ( { url, text, words } ) => {
		const product = productOf( url ) ?? productOf( text );
		return product ? [ { ...product, title: toPlainText( words ) } ] : [];
	} );
	return products.length === links.length ? products : [];
}

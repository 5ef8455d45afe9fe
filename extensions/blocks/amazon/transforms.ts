import { escapeHtml, toPlainText } from '#shared/attributes';
import { loneLinks, paragraphTransforms } from '#shared/embed/editor';
import { createBlock } from '@wordpress/blocks';
import { productAddress, productText, type Attributes } from './markup';
import { productOf, readEntry } from './rules/product';

/** Transforms a product URL alone on a line into the block, and the block into a paragraph with a link. */
export const transforms = {
	from: paragraphTransforms( productsIn, blockOf ),
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

/** Returns the products of a paragraph in which every line is a product URL or number; otherwise empty. */
function productsIn( content: unknown ): Partial< Attributes >[] {
	const number = readEntry( String( content ?? '' ) );
	if ( number.kind === 'product' && ! number.product.shop ) {
		return [ number.product ];
	}
	const links = loneLinks( content );
	const products = links.flatMap( ( { url, text, words } ) => {
		const product = productOf( url ) ?? productOf( text );
		return product ? [ { ...product, title: toPlainText( words ) } ] : [];
	} );
	return products.length === links.length ? products : [];
}

function blockOf( product: Partial< Attributes > ) {
	return createBlock( 'dovetail/amazon', product );
}

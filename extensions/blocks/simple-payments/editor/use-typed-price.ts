import { useState } from '@wordpress/element';
import type { Attributes } from '../markup';
import { decimalsOf } from '../rules/currencies';
import { readPrice } from '../rules/price';

/** Returns a price for its input, with a dot as the decimal mark. */
function textOf( { price, currency }: Typed ): string {
	if ( price === undefined ) {
		return '';
	}
	const text = price.toFixed( decimalsOf( currency ) );
	return Number( text ) === price ? text : String( price );
}

type Typed = Pick< Attributes, 'price' | 'currency' >;

/**
 * Returns the text of the price input: the typed text, until the block's price changes for another reason, such as an
 * undo or a loaded product.
 *
 * @return The text, and a function to change it, which returns the price for the block, or undefined for an invalid one.
 */
export function useTypedPrice(
	attributes: Typed
): [
	text: string,
	type: ( text: string, currency: string ) => number | undefined,
] {
	const { price } = attributes;
	const [ typed, setTyped ] = useState( {
		text: textOf( attributes ),
		price,
	} );
	if ( typed.price !== price ) {
		const text = textOf( attributes );
		setTyped( { text, price } );
		return [ text, type ];
	}
	function type( text: string, currency: string ): number | undefined {
		const read = readPrice( text, currency ).price;
		setTyped( { text, price: read } );
		return read;
	}
	return [ typed.text, type ];
}

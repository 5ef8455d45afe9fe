import { useState } from '@wordpress/element';
import type { Attributes } from '../markup';
import { decimalsOf } from '../rules/currencies';
import { readPrice } from '../rules/price';

/** A price as it stands in its field: with a dot, as every keyboard has it. */
function textOf( { price, currency }: Typed ): string {
	if ( price === undefined ) {
		return '';
	}
	const text = price.toFixed( decimalsOf( currency ) );
	return Number( text ) === price ? text : String( price );
}

type Typed = Pick< Attributes, 'price' | 'currency' >;

/**
 * What stands in the field of the price: what was typed, as long as the block says nothing else – after an undo, or once
 * its product has come.
 *
 * @return The text, and how to type another: gives the price that the block keeps, undefined where it is none.
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

import {
	fitsPrecision,
	formatAmount,
	formatNumber,
	isChargeable,
	parseAmount,
} from '#shared/currency';
import { useState } from '@wordpress/element';

/**
 * Returns the text of an amount field, whether its amount can be charged, and its event handlers. While the text is not
 * a valid amount, the block keeps the previous amount: typing `1.234,50` must not store `1.23`.
 */
export function useAmountField(
	value: number | undefined,
	currency: string,
	onChange: ( amount: number | undefined ) => void,
	isTaken = isChargeable
) {
	const [ typed, setTyped ] = useState< {
		text: string;
		former: number | undefined;
	} | null >( null );
	const read = ( text: string ) => {
		const amount = parseAmount( text, currency );
		return amount !== null &&
			isTaken( amount, currency ) &&
			fitsPrecision( amount, currency )
			? amount
			: null;
	};
	const isWrong = typed !== null && read( typed.text ) === null;
	return {
		isWrong,
		/** The formatted current amount, shown while the typed text is not a valid amount. */
		kept: value === undefined ? '' : formatAmount( value, currency ),
		text:
			typed?.text ??
			( value === undefined ? '' : formatNumber( value, currency ) ),
		handleChange( text: string ) {
			const former = typed ? typed.former : value;
			const amount = read( text ) ?? former;
			setTyped( { text, former } );
			if ( amount !== value ) {
				onChange( amount );
			}
		},
		/** Formats a valid amount in its currency. Keeps an invalid amount as typed. */
		handleBlur: () => isWrong || setTyped( null ),
	};
}

import {
	fitsPrecision,
	formatAmount,
	formatNumber,
	isChargeable,
	parseAmount,
} from '#shared/currency';
import { useState } from '@wordpress/element';

/**
 * An amount as it is being typed: what the field shows, whether that can be paid, and what it does with events. The
 * former amount stays while the whole text is not an amount: of `1.234,50` nothing may keep `1.23`.
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
		/** Shown while the typed text is not an amount. */
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
		/** A good amount is written as its currency writes it; another one stays to be mended. */
		handleBlur: () => isWrong || setTyped( null ),
	};
}

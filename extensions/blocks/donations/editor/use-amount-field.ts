import {
	fitsPrecision,
	formatAmount,
	formatNumber,
	isChargeable,
	parseAmount,
} from '#shared/currency';
import { useState } from '@wordpress/element';

/** An amount as it is being typed: what the field shows, whether that can be paid, and what it does with events. */
export function useAmountField(
	value: number | undefined,
	currency: string,
	onChange: ( amount: number ) => void,
	isTaken = isChargeable
) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const read = ( text: string ) => {
		const amount = parseAmount( text, currency );
		return amount !== null &&
			isTaken( amount, currency ) &&
			fitsPrecision( amount, currency )
			? amount
			: null;
	};
	const isWrong = typed !== null && read( typed ) === null;
	return {
		isWrong,
		/** What stays while the typed amount is none. */
		kept: value === undefined ? '' : formatAmount( value, currency ),
		text:
			typed ??
			( value === undefined ? '' : formatNumber( value, currency ) ),
		handleChange( text: string ) {
			setTyped( text );
			const amount = read( text );
			if ( amount !== null ) {
				onChange( amount );
			}
		},
		/** A good amount is written as its currency writes it; another one stays to be mended. */
		handleBlur: () => isWrong || setTyped( null ),
	};
}

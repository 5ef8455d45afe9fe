import {
	fitsPrecision,
	formatAmount,
	formatNumber,
	isChargeable,
	parseAmount,
} from '#shared/currency';
import { useTyped } from '#shared/ui';

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
	const read = ( text: string ) => {
		const amount = parseAmount( text, currency );
		return amount !== null &&
			isTaken( amount, currency ) &&
			fitsPrecision( amount, currency )
			? amount
			: null;
	};
	const format = ( amount: number | undefined ) =>
		amount === undefined ? '' : formatNumber( amount, currency );
	const { text, handleBlur, handleChange } = useTyped(
		value,
		read,
		onChange,
		format
	);
	return {
		/** Invalid text is marked while the author types. A saved amount is never marked. */
		isWrong: text !== format( value ) && read( text ) === null,
		/** The formatted current amount, shown while the typed text is not a valid amount. */
		kept: value === undefined ? '' : formatAmount( value, currency ),
		text,
		handleBlur,
		handleChange,
	};
}

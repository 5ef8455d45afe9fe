export {
	DEFAULT_CURRENCY,
	currencyOf,
	fitsPrecision,
	fromMinorUnits,
	precisionOf,
	toMinorUnits,
} from './currency';
export type { Currency } from './currency';
export {
	CARD_CURRENCIES,
	MAX_CHARGE_UNITS,
	isCardCurrency,
	isChargeable,
	minimumCharge,
	type CardCurrency,
} from './minimum-charge';
export { formatAmount, formatNumber } from './format-amount';
export { joinGroups, parseAmount } from './parse-amount';
export {
	DASH_AS_DECIMALS,
	readVisitorAmount,
	type AmountMarks,
} from './read-visitor-amount';

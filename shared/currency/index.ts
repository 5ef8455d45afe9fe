export { DEFAULT_CURRENCY, type Currency } from './currency';
export {
	CURRENCY_CODES,
	currencyOf,
	isCurrencyCode,
	precisionOf,
	type CurrencyCode,
} from './currency-of';
export {
	CARD_CURRENCIES,
	isCardCurrency,
	isChargeable,
	minimumCharge,
	type CardCurrency,
} from './minimum-charge';
export { fitsPrecision, fromMinorUnits, toMinorUnits } from './minor-units';
export { formatAmount, formatNumber } from './format-amount';
export { parseAmount } from './parse-amount';

/** Currencies that PayPal supports, in the order of the specification. */
export const CURRENCIES = [
	'USD',
	'EUR',
	'AUD',
	'BRL',
	'CAD',
	'CZK',
	'DKK',
	'HKD',
	'HUF',
	'ILS',
	'JPY',
	'MYR',
	'MXN',
	'TWD',
	'NZD',
	'NOK',
	'PHP',
	'PLN',
	'GBP',
	'RUB',
	'SGD',
	'SEK',
	'CHF',
	'THB',
] as const;

/** A currency that PayPal supports. */
export type PayPalCurrency = ( typeof CURRENCIES )[ number ];

/**
 * Returns the number of decimals that PayPal accepts, for example none for the Taiwan dollar, although it has decimals.
 */
export const decimalsOf = ( currency: string ): number =>
	[ 'HUF', 'JPY', 'TWD' ].includes( currency ) ? 0 : 2;

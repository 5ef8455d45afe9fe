/** The currencies that PayPal takes: the dollar first, as every list has it. */
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

/** One of them. */
export type PayPalCurrency = ( typeof CURRENCIES )[ number ];

/** Decimals that PayPal takes in an amount: for the Taiwan dollar none, though the coin exists. */
export const decimalsOf = ( currency: string ): number =>
	[ 'HUF', 'JPY', 'TWD' ].includes( currency ) ? 0 : 2;

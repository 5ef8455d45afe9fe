import type { Currency } from './currency';

/**
 * How the notation of each currency differs from the default. Generated from CLDR 48.0 by
 * src/commands/generate-currencies.ts; do not edit by hand.
 */
export const CURRENCIES = {
	AUD: {
		symbol: 'A$',
	},
	BHD: {
		symbol: 'BHD',
		gap: '\u00a0',
		precision: 3,
	},
	BRL: {
		symbol: 'R$',
		gap: '\u00a0',
		grouping: '.',
		decimal: ',',
	},
	CAD: {
		symbol: 'CA$',
	},
	CHF: {
		symbol: 'CHF',
		gap: '\u00a0',
		grouping: "'",
	},
	CZK: {
		symbol: 'Kč',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u00a0',
		decimal: ',',
	},
	DKK: {
		symbol: 'kr.',
		position: 'after',
		gap: '\u00a0',
		grouping: '.',
		decimal: ',',
	},
	EUR: {
		symbol: '€',
		position: 'after',
		gap: '\u00a0',
		grouping: '.',
		decimal: ',',
	},
	GBP: {
		symbol: '£',
	},
	HKD: {
		symbol: 'HK$',
	},
	HUF: {
		symbol: 'Ft',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u00a0',
		decimal: ',',
		precision: 0,
		groupsFrom: 2,
	},
	ILS: {
		symbol: '₪',
		position: 'after',
		gap: '\u00a0',
	},
	INR: {
		symbol: '₹',
		groupSize: 2,
	},
	JOD: {
		symbol: 'JOD',
		gap: '\u00a0',
		precision: 3,
	},
	JPY: {
		symbol: '¥',
		precision: 0,
	},
	KWD: {
		symbol: 'KWD',
		gap: '\u00a0',
		precision: 3,
	},
	MXN: {
		symbol: 'MX$',
	},
	MYR: {
		symbol: 'RM',
		gap: '\u00a0',
	},
	NOK: {
		symbol: 'kr',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u00a0',
		decimal: ',',
	},
	NZD: {
		symbol: 'NZ$',
	},
	OMR: {
		symbol: 'OMR',
		gap: '\u00a0',
		precision: 3,
	},
	PHP: {
		symbol: '₱',
	},
	PLN: {
		symbol: 'zł',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u00a0',
		decimal: ',',
		groupsFrom: 2,
	},
	RUB: {
		symbol: '₽',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u00a0',
		decimal: ',',
	},
	SEK: {
		symbol: 'kr',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u00a0',
		decimal: ',',
	},
	SGD: {
		symbol: 'S$',
	},
	THB: {
		symbol: '฿',
	},
	TND: {
		symbol: 'DT',
		position: 'after',
		gap: '\u00a0',
		grouping: '\u202f',
		decimal: ',',
		precision: 3,
	},
	TWD: {
		symbol: 'NT$',
	},
	USD: {},
} satisfies Record< string, Partial< Currency > >;

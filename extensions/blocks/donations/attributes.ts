import { attr } from '#shared/attributes';
import { bankTransfer } from '#shared/bank-transfer';
import { MAX_GOAL } from './rules/goal';

/** Maximum card charge in the main unit: the eight digits of a currency without decimals, such as yen. */
const MAX_AMOUNT = 99_999_999;

const SHOWN = { show: true, amounts: [ 5, 15, 100 ] };

/**
 * Settings of the one-time, monthly or yearly donation. Texts are HTML; for missing texts, the page shows defaults in
 * the visitor's language.
 */
const donation = attr.object(
	{
		/** Whether the donation is offered. One-time donations always are. */
		show: attr.boolean( true ),
		/** ID of the plan that visitors pay for; -1 while the site has no payment account or no paid plan. */
		planId: attr.integer(),
		/** Three preset amounts in the currency's main unit. */
		amounts: attr.list(
			attr.number( undefined, { min: 0, max: MAX_AMOUNT } ),
			SHOWN.amounts
		),
		heading: attr.string(),
		extraText: attr.string(),
		buttonText: attr.string(),
	},
	SHOWN,
	{ role: 'content' }
);

export const attributes = {
	currency: attr.string( 'USD', { pattern: '^[A-Z]{3}$', role: 'content' } ),
	oneTimeDonation: donation,
	monthlyDonation: donation,
	annualDonation: donation,
	showCustomAmount: attr.boolean( true ),
	chooseAmountText: attr.string( undefined, { role: 'content' } ),
	customAmountText: attr.string( undefined, { role: 'content' } ),
	/** URL of a fallback page where people can donate. */
	fallbackLinkUrl: attr.url( undefined, { role: 'content' } ),
	/** Whether the plan IDs are from the platform or from this site. */
	planSource: attr.oneOf( [ 'platform', 'site' ], 'platform', {
		role: 'content',
	} ),
	/** Settings of the bank transfer, which needs no payment service. */
	bankTransfer,
	/** Settings of the donation progress bar. */
	goal: attr.object(
		{
			on: attr.boolean( false ),
			/** The goal in the currency's main unit. */
			amount: attr.number( 0, { min: 0, max: MAX_GOAL } ),
		},
		{ on: false, amount: 0 },
		{ role: 'content' }
	),
};

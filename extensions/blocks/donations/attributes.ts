import { attr } from '#shared/attributes';

/** Units of any currency: what a card can be charged at most. */
const MOST = 999_999.99;

const SHOWN = { show: true, amounts: [ 5, 15, 100 ] };

/** One of the frequencies. Words are HTML; one that is not set is the page's, in the visitor's language. */
const donation = attr.object(
	{
		/** One-time donations are always there. */
		show: attr.boolean( true ),
		/** The plan that people pay for; -1 while the site lacks an account or a paid plan. */
		planId: attr.integer(),
		/** Three tiers, in units of the currency. */
		amounts: attr.list(
			attr.number( undefined, { min: 0, max: MOST } ),
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
	/** Page on which people can donate otherwise. */
	fallbackLinkUrl: attr.url( undefined, { role: 'content' } ),
	/** Source of the plans' IDs: the platform or this site. */
	planSource: attr.oneOf( [ 'platform', 'site' ], 'platform', {
		role: 'content',
	} ),
	/** A transfer from bank to bank, for which no service is needed. */
	bankTransfer: attr.object(
		{
			on: attr.boolean( false ),
			name: attr.text( '' ),
			/** Without spaces. May be incomplete while it is typed. */
			iban: attr.string( '', { pattern: '^[0-9A-Z]{0,34}$' } ),
			bic: attr.string( '', { pattern: '^[0-9A-Z]{0,11}$' } ),
			/** The payment reference to enter with the transfer. */
			text: attr.text( '' ),
		},
		{ on: false, name: '', iban: '', bic: '', text: '' },
		{ role: 'content' }
	),
	/** A bar of what has come in. */
	goal: attr.object(
		{
			on: attr.boolean( false ),
			/** Units of the currency. */
			amount: attr.number( 0, { min: 0, max: 1e9 } ),
		},
		{ on: false, amount: 0 },
		{ role: 'content' }
	),
};

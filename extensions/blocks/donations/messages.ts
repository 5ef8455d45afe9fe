import { __, sprintf } from '@wordpress/i18n';

/** What an author reads. */
export const messages = {
	tabs: () => __( 'How often', 'dovetail-blocks' ),
	tab: {
		oneTimeDonation: () => __( 'One-Time', 'dovetail-blocks' ),
		monthlyDonation: () => __( 'Monthly', 'dovetail-blocks' ),
		annualDonation: () => __( 'Yearly', 'dovetail-blocks' ),
	},
	/** @param code Such as "EUR". */
	currency: ( code: string ) =>
		// translators: %s: code of a currency, such as "EUR".
		sprintf( __( 'Currency: %s', 'dovetail-blocks' ), code ),
	heading: () => __( 'Heading', 'dovetail-blocks' ),
	chooseText: () => __( 'Text above the amounts', 'dovetail-blocks' ),
	customText: () =>
		__( 'Text above the box for a custom amount', 'dovetail-blocks' ),
	customAmount: () => __( 'Custom amount', 'dovetail-blocks' ),
	extraText: () => __( 'Text below the amounts', 'dovetail-blocks' ),
	buttonText: () => __( 'Button text', 'dovetail-blocks' ),
	/** @param number From 1 to 3. */
	tier: ( number: number ) =>
		// translators: %d: 1, 2 or 3.
		sprintf( __( 'Amount %d', 'dovetail-blocks' ), number ),
	/**
	 * @param least What the currency needs, such as "$0.50".
	 * @param kept  What stands in the block; empty when there is none.
	 */
	badAmount: ( least: string, kept: string ) =>
		kept
			? sprintf(
					// translators: 1: an amount, such as "$0.50". 2: another one.
					__(
						'Enter an amount of at least %1$s. Until then it stays %2$s.',
						'dovetail-blocks'
					),
					least,
					kept
				)
			: sprintf(
					// translators: %s: an amount, such as "$0.50".
					__( 'Enter an amount of at least %s.', 'dovetail-blocks' ),
					least
				),
	/** @param currency Such as "EUR". */
	saving: ( currency: string ) =>
		sprintf(
			// translators: %s: code of a currency, such as "EUR".
			__(
				'Saving… The post can be saved once donations in %s are prepared.',
				'dovetail-blocks'
			),
			currency
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	/** @param tabs Names of tabs, with commas. */
	missing: ( tabs: string ) =>
		sprintf(
			// translators: %s: names of tabs, such as "Monthly, Yearly".
			__(
				'What these donations are paid for has been deleted: %s. Visitors cannot make them.',
				'dovetail-blocks'
			),
			tabs
		),
	makeAgain: () => __( 'Make it again', 'dovetail-blocks' ),
	needsPublisher: () =>
		__(
			'Donations begin when somebody who may publish has opened this post.',
			'dovetail-blocks'
		),
	upgrade: () =>
		__(
			'The plan of this site does not include donations by card.',
			'dovetail-blocks'
		),
	upgradeLink: () => __( 'See the plans', 'dovetail-blocks' ),
	bankAlone: () =>
		__(
			'Visitors can donate by bank transfer alone: this site is not connected to a payment service.',
			'dovetail-blocks'
		),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	showMonthly: () => __( 'Show monthly donations', 'dovetail-blocks' ),
	showAnnual: () => __( 'Show annual donations', 'dovetail-blocks' ),
	showCustom: () => __( 'Show custom amount option', 'dovetail-blocks' ),
	earnings: () => __( 'View donation earnings', 'dovetail-blocks' ),
	fallbackLink: () => __( 'Another page to donate', 'dovetail-blocks' ),
	fallbackLinkHelp: () =>
		__(
			'Linked in feeds and emails, and wherever the form cannot be used.',
			'dovetail-blocks'
		),
	fallbackLinkProblem: () =>
		__(
			'Enter a full address that starts with https://.',
			'dovetail-blocks'
		),
	bank: () => __( 'Bank transfer', 'dovetail-blocks' ),
	bankOn: () => __( 'Offer a bank transfer', 'dovetail-blocks' ),
	bankOnHelp: () =>
		__(
			'Needs no payment service. Everybody who sees the page sees the account.',
			'dovetail-blocks'
		),
	bankName: () => __( 'Account holder', 'dovetail-blocks' ),
	bankNameProblem: () =>
		__( 'Banks need the name of the account holder.', 'dovetail-blocks' ),
	iban: () => __( 'IBAN', 'dovetail-blocks' ),
	ibanProblem: () =>
		__(
			'This is no valid IBAN. Check it: until it is right visitors do not see it.',
			'dovetail-blocks'
		),
	bic: () => __( 'BIC', 'dovetail-blocks' ),
	bicHelp: () =>
		__(
			'Needed for accounts outside the European Economic Area.',
			'dovetail-blocks'
		),
	bicProblem: () =>
		__(
			'A BIC has 8 or 11 letters and digits, such as COBADEFFXXX.',
			'dovetail-blocks'
		),
	reference: () => __( 'Reference', 'dovetail-blocks' ),
	referenceHelp: () =>
		__( 'What the transfer says that it is for.', 'dovetail-blocks' ),
	code: () =>
		__(
			'On the page visitors can show a QR code that banking apps read.',
			'dovetail-blocks'
		),
	noCode: () =>
		__(
			'Banking apps read QR codes of transfers in euros within SEPA only, so there is none here.',
			'dovetail-blocks'
		),
	goal: () => __( 'Goal', 'dovetail-blocks' ),
	goalOn: () => __( 'Show how much has come in', 'dovetail-blocks' ),
	goalHelp: () =>
		__(
			'A bar of what has been paid through this site in the currency of the block. Bank transfers are not counted, nor is what a platform collects.',
			'dovetail-blocks'
		),
	goalAmount: () => __( 'Amount to reach', 'dovetail-blocks' ),
	goalProblem: () => __( 'Enter an amount.', 'dovetail-blocks' ),
	/**
	 * @param raised Such as "$1,240".
	 * @param amount Such as "$5,000".
	 * @param people Of them.
	 */
	goalLine: ( raised: string, amount: string, people: string ) =>
		sprintf(
			// translators: 1: an amount, such as "$1,240". 2: another one. 3: how many people, such as "31 people".
			__( '%1$s of %2$s, %3$s', 'dovetail-blocks' ),
			raised,
			amount,
			people
		),
	noPeople: () => __( '0 people', 'dovetail-blocks' ),
};

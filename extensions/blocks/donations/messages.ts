import { __, _n, sprintf } from '@wordpress/i18n';

/** Texts for authors. */
export const messages = {
	tabs: () => __( 'Interval', 'dovetail-blocks' ),
	tab: {
		oneTimeDonation: () => __( 'One-Time', 'dovetail-blocks' ),
		monthlyDonation: () => __( 'Monthly', 'dovetail-blocks' ),
		annualDonation: () => __( 'Yearly', 'dovetail-blocks' ),
	},
	/** @param code Currency code, such as "EUR". */
	currency: ( code: string ) =>
		// translators: %s: code of a currency, such as "EUR".
		sprintf( __( 'Currency: %s', 'dovetail-blocks' ), code ),
	heading: () => __( 'Heading', 'dovetail-blocks' ),
	chooseText: () => __( 'Text above the amounts', 'dovetail-blocks' ),
	customText: () =>
		__( 'Text above the custom amount field', 'dovetail-blocks' ),
	customAmount: () => __( 'Custom amount', 'dovetail-blocks' ),
	extraText: () => __( 'Text below the amounts', 'dovetail-blocks' ),
	buttonText: () => __( 'Button text', 'dovetail-blocks' ),
	/** @param number Position of the amount, from 1 to 3. */
	tier: ( number: number ) =>
		// translators: %d: 1, 2 or 3.
		sprintf( __( 'Amount %d', 'dovetail-blocks' ), number ),
	/**
	 * @param least Minimum amount in the currency, such as "$0.50".
	 * @param kept  Current amount in the block; empty if the block has no amount.
	 */
	badAmount: ( least: string, kept: string ) =>
		kept
			? sprintf(
					// translators: 1: an amount, such as "$0.50". 2: another one.
					__(
						'Enter an amount of at least %1$s. Until then, the amount stays %2$s.',
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
	/** @param currency Currency code, such as "EUR". */
	saving: ( currency: string ) =>
		sprintf(
			// translators: %s: code of a currency, such as "EUR".
			__(
				'Saving… You can save the post once donations in %s are set up.',
				'dovetail-blocks'
			),
			currency
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	/** @param tabs Names of tabs, separated by commas. */
	missing: ( tabs: string ) =>
		sprintf(
			// translators: %s: names of tabs, such as "Monthly, Yearly".
			__(
				'The plan for these donations was deleted: %s. Visitors can’t donate with it.',
				'dovetail-blocks'
			),
			tabs
		),
	makeAgain: () => __( 'Recreate plan', 'dovetail-blocks' ),
	needsPublisher: () =>
		__(
			'Donations start once an editor opens this post.',
			'dovetail-blocks'
		),
	needsSaving: () =>
		__(
			'Save this page so that visitors see the donation form as shown here.',
			'dovetail-blocks'
		),
	patternNeedsSaving: () =>
		__(
			'Edit the original pattern and save it so that visitors see the donation form as shown here.',
			'dovetail-blocks'
		),
	upgrade: () =>
		__(
			'Your site’s plan does not include card donations.',
			'dovetail-blocks'
		),
	upgradeLink: () => __( 'View plans', 'dovetail-blocks' ),
	bankAlone: () =>
		__(
			'Visitors can pay only by bank transfer because this site is not connected to a payment service.',
			'dovetail-blocks'
		),
	bankInstead: () =>
		__(
			'A bank transfer works without a payment service.',
			'dovetail-blocks'
		),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	showMonthly: () => __( 'Show monthly donations', 'dovetail-blocks' ),
	showAnnual: () => __( 'Show annual donations', 'dovetail-blocks' ),
	showCustom: () => __( 'Show custom amount option', 'dovetail-blocks' ),
	earnings: () => __( 'View donation earnings', 'dovetail-blocks' ),
	fallbackLink: () =>
		__( 'Donation link for feeds and emails', 'dovetail-blocks' ),
	fallbackLinkHelp: () =>
		__(
			'Address of a page on which people can donate wherever the form can’t be shown.',
			'dovetail-blocks'
		),
	fallbackLinkProblem: () =>
		__(
			'Enter a full address that starts with https://.',
			'dovetail-blocks'
		),
	/** For visitors; `Donations` in PHP has the same text. */
	afterTransfer: () =>
		__(
			'The recipient sees your donation when it arrives, usually with the name on your bank account. Adding your name to the reference is optional.',
			'dovetail-blocks'
		),
	goal: () => __( 'Goal', 'dovetail-blocks' ),
	goalOn: () => __( 'Show progress', 'dovetail-blocks' ),
	goalHelp: () =>
		__(
			'Shows a bar with payments made through this site in the block’s currency. It does not count bank transfers or payments collected by a platform.',
			'dovetail-blocks'
		),
	goalAmount: () => __( 'Goal amount', 'dovetail-blocks' ),
	/** @param most Highest goal, such as "$1,000,000,000". */
	goalProblem: ( most: string ) =>
		sprintf(
			// translators: %s: an amount, such as "$1,000,000,000".
			__( 'Enter an amount above 0, up to %s.', 'dovetail-blocks' ),
			most
		),
	/**
	 * @param raised Amount raised, such as "$1,240".
	 * @param amount Goal, such as "$5,000".
	 * @param people Number of people with its noun, such as "31 people".
	 */
	goalLine: ( raised: string, amount: string, people: string ) =>
		sprintf(
			// translators: 1: an amount, such as "$1,240". 2: another one. 3: how many people, such as "31 people".
			__( '%1$s of %2$s, %3$s', 'dovetail-blocks' ),
			raised,
			amount,
			people
		),
	/** @param formatted The number in the site's number format. */
	people: ( count: number, formatted: string ) =>
		sprintf(
			// translators: %s: number of people.
			_n( '%s person', '%s people', count, 'dovetail-blocks' ),
			formatted
		),
};

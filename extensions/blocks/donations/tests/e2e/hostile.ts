import { type Root, type Written } from '#e2e/hostile';

/** The elements that the view scripts control, with all data that the scripts read. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-donations',
		'data-marks data-least action',
		'<fieldset><label class="§">§</label></fieldset><div id="§">§</div>',
	],
	[
		'dovetail-bank-transfer',
		'data-code',
		'<button data-copy="§" data-done="§" data-failure="§">§</button><button data-code="§">§</button><div>§</div>',
	],
];

/** A block with the malicious value in all of its texts. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'donations',
		attributes: {
			oneTimeDonation: {
				show: true,
				heading: value,
				extraText: value,
				buttonText: value,
			},
			chooseAmountText: value,
			customAmountText: value,
			fallbackLinkUrl: value,
			bankTransfer: {
				on: true,
				name: value,
				iban: 'DE89370400440532013000',
				bic: value,
				text: value,
			},
		},
		html: '<div class="wp-block-dovetail-donations"><p>§</p></div>',
	},
];

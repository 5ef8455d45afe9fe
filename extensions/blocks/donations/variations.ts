import { __ } from '@wordpress/i18n';

/** Default texts of a block in the author's language; `Form` in PHP has the same texts for visitors. */
export const words = () => ( {
	choose: __( 'Choose an amount', 'dovetail-blocks' ),
	custom: __( 'Or enter a custom amount', 'dovetail-blocks' ),
	extra: __( 'Your contribution is appreciated.', 'dovetail-blocks' ),
	donations: {
		oneTimeDonation: {
			heading: __( 'Make a one-time donation', 'dovetail-blocks' ),
			button: __( 'Donate', 'dovetail-blocks' ),
		},
		monthlyDonation: {
			heading: __( 'Make a monthly donation', 'dovetail-blocks' ),
			button: __( 'Donate monthly', 'dovetail-blocks' ),
		},
		annualDonation: {
			heading: __( 'Make a yearly donation', 'dovetail-blocks' ),
			button: __( 'Donate yearly', 'dovetail-blocks' ),
		},
	},
} );

/** Attributes of a new block: the default texts in the author's language, so that they are saved in the post. */
export function variations() {
	const { choose, custom, extra, donations } = words();
	return [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: {
				...Object.fromEntries(
					Object.entries( donations ).map(
						( [ key, { heading, button } ] ) => [
							key,
							{
								show: true,
								amounts: [ 5, 15, 100 ],
								heading,
								extraText: extra,
								buttonText: button,
							},
						]
					)
				),
				chooseAmountText: choose,
				customAmountText: custom,
			},
		},
	];
}

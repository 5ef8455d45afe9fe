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

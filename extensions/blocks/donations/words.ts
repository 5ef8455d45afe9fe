import { __ } from '@wordpress/i18n';

/** What a block says whose author wrote nothing else, in the author's language; `Words` says the same to visitors in theirs. */
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

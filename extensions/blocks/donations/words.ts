import { __ } from '@wordpress/i18n';

const donation = ( heading: string, buttonText: string ) => ( {
	show: true,
	amounts: [ 5, 15, 100 ],
	heading,
	extraText: __( 'Your contribution is appreciated.', 'dovetail-blocks' ),
	buttonText,
} );

/**
 * Attributes of a new block, with texts in the author's language; `Form` in PHP has the same texts for visitors. The
 * editor shows these texts if a block has none.
 */
export const words = () => ( {
	chooseAmountText: __( 'Choose an amount', 'dovetail-blocks' ),
	customAmountText: __( 'Or enter a custom amount', 'dovetail-blocks' ),
	oneTimeDonation: donation(
		__( 'Make a one-time donation', 'dovetail-blocks' ),
		__( 'Donate', 'dovetail-blocks' )
	),
	monthlyDonation: donation(
		__( 'Make a monthly donation', 'dovetail-blocks' ),
		__( 'Donate monthly', 'dovetail-blocks' )
	),
	annualDonation: donation(
		__( 'Make a yearly donation', 'dovetail-blocks' ),
		__( 'Donate yearly', 'dovetail-blocks' )
	),
} );

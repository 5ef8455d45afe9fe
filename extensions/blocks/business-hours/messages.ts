import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	loading: () => __( 'Loading business hours', 'dovetail-blocks' ),
	open: () => __( 'Open', 'dovetail-blocks' ),
	closed: () => __( 'Closed', 'dovetail-blocks' ),
	opening: () => __( 'Opening', 'dovetail-blocks' ),
	closing: () => __( 'Closing', 'dovetail-blocks' ),
	addHours: () => __( 'Add Hours', 'dovetail-blocks' ),
	removeHours: () => __( 'Remove Hours', 'dovetail-blocks' ),
	aroundTheClock: () => __( 'Open 24 hours', 'dovetail-blocks' ),
	nextDay: () => __( 'Closes the next day.', 'dovetail-blocks' ),
	halfFilled: () =>
		__(
			'Enter both times. Until then visitors do not see these hours.',
			'dovetail-blocks'
		),
};

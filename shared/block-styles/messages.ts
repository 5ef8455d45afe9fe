import { __ } from '@wordpress/i18n';

/** What an author reads around the styles of a block. */
export const messages = {
	changeStyle: () => __( 'Change style', 'dovetail-blocks' ),
	styles: () => __( 'Styles', 'dovetail-blocks' ),
};

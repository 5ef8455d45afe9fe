import { __ } from '@wordpress/i18n';

/** Messages while a block or panel loads or fails to load. */
export const messages = {
	loading: () => __( 'Loading block…', 'dovetail-blocks' ),
	loadFailed: () =>
		__(
			'The block’s controls could not be loaded. Its content is unchanged.',
			'dovetail-blocks'
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	upgrade: () =>
		__(
			'This block needs a paid plan. You can edit it now; visitors see it in full once the site has one.',
			'dovetail-blocks'
		),
	sidebar: () => __( 'Dovetail Blocks', 'dovetail-blocks' ),
	panelFailed: () =>
		__(
			'These settings could not be loaded. They are unchanged.',
			'dovetail-blocks'
		),
};

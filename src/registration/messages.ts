import { __ } from '@wordpress/i18n';

/** What an author reads while a block or a panel loads or cannot load. */
export const messages = {
	loading: () => __( 'Loading block…', 'dovetail-blocks' ),
	loadFailed: () =>
		__(
			'The editing controls of this block could not be loaded. Its content is kept.',
			'dovetail-blocks'
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	upgrade: () =>
		__(
			'This block needs a paid plan. You can edit it now; visitors get all of it once the site has the plan.',
			'dovetail-blocks'
		),
	panelFailed: () =>
		__(
			'These settings could not be loaded. What is set is kept.',
			'dovetail-blocks'
		),
};

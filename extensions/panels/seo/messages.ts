import { __, _n, sprintf } from '@wordpress/i18n';

/** Texts of the panel. */
export const messages = {
	label: () => __( 'Description', 'dovetail-blocks' ),
	/** @param count Of characters. */
	help: ( count: number ) =>
		sprintf(
			// translators: %s: number of characters.
			_n(
				'%s character. Search engines and previews may show it below the title.',
				'%s characters. Search engines and previews may show it below the title.',
				count,
				'dovetail-blocks'
			),
			count.toLocaleString()
		),
	notWritable: () =>
		__(
			'This post type does not support descriptions.',
			'dovetail-blocks'
		),
};

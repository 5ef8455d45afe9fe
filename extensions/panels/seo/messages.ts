import { __, _n, sprintf } from '@wordpress/i18n';

/** Texts of the panel. */
export const messages = {
	label: () => __( 'Description', 'dovetail-blocks' ),
	/** @param count Number of characters. */
	help: ( count: number ) =>
		sprintf(
			// translators: %s: number of characters.
			_n(
				'%s character. Search engines and previews may show it below the title, up to about 160 characters.',
				'%s characters. Search engines and previews may show it below the title, up to about 160 characters.',
				count,
				'dovetail-blocks'
			),
			count.toLocaleString()
		),
	title: () => __( 'Title for search engines', 'dovetail-blocks' ),
	/** @param count Number of characters. */
	titleHelp: ( count: number ) =>
		count
			? sprintf(
					// translators: %s: number of characters.
					_n(
						'%s character. The name of the site is added, and search engines show about 60 in all.',
						'%s characters. The name of the site is added, and search engines show about 60 in all.',
						count,
						'dovetail-blocks'
					),
					count.toLocaleString()
				)
			: __( 'Leave empty to use the post title.', 'dovetail-blocks' ),
	hide: () => __( 'Hide from search engines', 'dovetail-blocks' ),
	hideHelp: () =>
		__(
			'Asks search engines not to list this page, and removes it from the sitemap.',
			'dovetail-blocks'
		),
	notWritable: () =>
		__(
			'This post type does not support descriptions.',
			'dovetail-blocks'
		),
};

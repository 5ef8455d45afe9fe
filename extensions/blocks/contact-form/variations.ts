import { __ } from '@wordpress/i18n';

/** Initial attributes of a new form: the default subject in the author's language. */
export function variations() {
	return [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: {
				subject: __(
					'A new message from your website',
					'dovetail-blocks'
				),
			},
		},
	];
}

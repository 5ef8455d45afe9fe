import { __ } from '@wordpress/i18n';

/** What a new form starts with: the subject of the schema in the author's language. */
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

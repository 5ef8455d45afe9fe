import { __ } from '@wordpress/i18n';

/** What a new button starts with: the words of the schema in the author's language. */
export function variations() {
	return [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: {
				firstMessage: __(
					'Hi, I got your WhatsApp information from your website.',
					'dovetail-blocks'
				),
				buttonText: __( 'Chat on WhatsApp', 'dovetail-blocks' ),
			},
		},
	];
}

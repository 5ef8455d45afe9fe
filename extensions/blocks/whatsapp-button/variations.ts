import { __ } from '@wordpress/i18n';

/** Returns the attributes of a new button: the schema's default texts in the author's language. */
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

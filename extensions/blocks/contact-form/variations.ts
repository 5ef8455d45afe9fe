import { __ } from '@wordpress/i18n';

/** Returns the subject of a new form, in the author's language. */
export const usualSubject = () =>
	__( 'A new message from your website', 'dovetail-blocks' );

/** Initial attributes of a new form. */
export function variations() {
	return [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: { subject: usualSubject() },
		},
	];
}

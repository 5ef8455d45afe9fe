import { __ } from '@wordpress/i18n';

/** What a new consent starts with: the label of the schema in the author's language. */
export function variations() {
	return [
		{
			name: 'authors-language',
			isDefault: true,
			attributes: { label: __( 'Consent', 'dovetail-blocks' ) },
		},
	];
}

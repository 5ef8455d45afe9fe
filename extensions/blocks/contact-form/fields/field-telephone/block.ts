import { defineFieldData } from '../../field/define-field-data';

/** Ask for a phone number. */
export const block = defineFieldData( {
	slug: 'field-telephone',
	title: 'Phone Number Field',
	description: 'Ask for a phone number.',
	keywords: [ 'telephone', 'mobile', 'call' ],
	example: { attributes: { label: 'Where can we call you?' } },
} );

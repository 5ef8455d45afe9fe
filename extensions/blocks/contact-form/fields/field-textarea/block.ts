import { defineFieldData } from '../../field/define-field-data';

/** Ask for a text of several lines. */
export const block = defineFieldData( {
	slug: 'field-textarea',
	title: 'Message Field',
	description: 'Ask for a text of several lines.',
	keywords: [ 'textarea', 'multiline', 'comment' ],
	example: { attributes: { label: 'Message' } },
} );

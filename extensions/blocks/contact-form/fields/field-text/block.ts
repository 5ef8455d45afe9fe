import { defineFieldData } from '../../field/define-field-data';

/** Ask for a line of text. */
export const block = defineFieldData( {
	slug: 'field-text',
	title: 'Text Field',
	description: 'Ask for a line of text.',
	keywords: [ 'input', 'line' ],
	example: { attributes: { label: 'What is it about?' } },
} );

import { defineFieldData } from '../../field/define-field-data';

/** Ask for the name of who writes. */
export const block = defineFieldData( {
	slug: 'field-name',
	title: 'Name Field',
	description: 'Ask for the name of who writes.',
	keywords: [ 'person', 'author' ],
	example: { attributes: { label: 'Name' } },
} );

import { defineFieldData } from '../../field/define-field-data';

/** Ask for the address of a website. */
export const block = defineFieldData( {
	slug: 'field-url',
	title: 'Website Field',
	description: 'Ask for the address of a website.',
	keywords: [ 'url', 'link', 'address' ],
	example: { attributes: { label: 'Your website' } },
} );

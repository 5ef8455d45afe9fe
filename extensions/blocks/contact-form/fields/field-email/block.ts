import { defineFieldData } from '../../field/define-field-data';

/** Ask for an e-mail address to answer to. */
export const block = defineFieldData( {
	slug: 'field-email',
	title: 'Email Field',
	description: 'Ask for an e-mail address to answer to.',
	keywords: [ 'mail', 'address', 'reply' ],
	example: { attributes: { label: 'Email' } },
} );

import { defineFieldData } from '../../field/define-field-data';

/** Ask for leave to write e-mails. */
export const block = defineFieldData( {
	slug: 'field-consent',
	title: 'Consent Field',
	description: 'Ask for leave to write e-mails.',
	keywords: [ 'privacy', 'terms', 'newsletter', 'gdpr' ],
	example: {},
} );

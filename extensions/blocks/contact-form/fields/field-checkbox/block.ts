import { defineFieldData } from '../../field/define-field-data';

/** Ask a question that is answered with a tick. */
export const block = defineFieldData( {
	slug: 'field-checkbox',
	title: 'Checkbox Field',
	description: 'Ask a question that is answered with a tick.',
	keywords: [ 'tick', 'yes', 'agree' ],
	example: { attributes: { label: 'I would like a receipt' } },
} );

import { defineFieldData } from '../../field/define-field-data';

/** Let visitors choose one of your options. */
export const block = defineFieldData( {
	slug: 'field-radio',
	title: 'Radio Buttons Field',
	description: 'Let visitors choose one of your options.',
	keywords: [ 'single choice', 'options', 'one' ],
	example: {
		attributes: {
			label: 'How shall we answer?',
			options: [ 'By e-mail', 'By phone' ],
		},
	},
} );

import { defineFieldData } from '../../field/define-field-data';

/** Let visitors choose several of your options. */
export const block = defineFieldData( {
	slug: 'field-checkbox-multiple',
	title: 'Checkboxes Field',
	description: 'Let visitors choose several of your options.',
	keywords: [ 'multiple choice', 'options', 'several' ],
	example: {
		attributes: {
			label: 'Which days suit you?',
			options: [ 'Saturday', 'Sunday' ],
		},
	},
} );

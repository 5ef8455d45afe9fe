import { defineFieldData } from '../../field/define-field-data';

/** Let visitors choose one of many options. */
export const block = defineFieldData( {
	slug: 'field-select',
	title: 'Dropdown Field',
	description: 'Let visitors choose one of many options.',
	keywords: [ 'select', 'menu', 'options' ],
	example: {
		attributes: { label: 'Size', options: [ 'Small', 'Medium', 'Large' ] },
	},
} );

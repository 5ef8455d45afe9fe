import { defineFieldData } from '../../field/define-field-data';

/** Ask for a day. */
export const block = defineFieldData( {
	slug: 'field-date',
	title: 'Date Field',
	description: 'Ask for a day.',
	keywords: [ 'calendar', 'day', 'when' ],
	example: { attributes: { label: 'When will you come?' } },
} );

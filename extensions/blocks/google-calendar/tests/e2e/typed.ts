import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the height of a calendar',
		block: 'google-calendar',
		attributes: {
			url: 'https://calendar.google.com/calendar/embed?src=a%40b.example',
		},
		find: inSidebar( 'Height in pixels', 'spinbutton' ),
		keys: '850',
		saved: { height: 850 },
	},
];

import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the radius of a button',
		block: 'button',
		attributes: { text: 'Press', borderRadius: 8 },
		find: inSidebar( 'Border radius', 'spinbutton' ),
		keys: '24',
		saved: { borderRadius: 24 },
	},
];

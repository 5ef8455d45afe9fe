import { inSidebar, press, typedColor, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'a partner tag',
		block: 'amazon',
		attributes: { asin: 'B01N5IB20Q' },
		find: inSidebar( 'Partner tag' ),
		keys: 'my tag-21',
		left: 'mytag-21',
		saved: { tag: 'mytag-21' },
	},
	typedColor( {
		field: 'a color of amazon',
		block: 'amazon',
		attributes: { asin: 'B01N5IB20Q' },
		open: press( 'Background' ),
		saved: { backgroundColor: '#336699' },
	} ),
];

import { inSidebar, type TypedField } from '#e2e';

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
	{
		field: 'a color of amazon',
		block: 'amazon',
		attributes: { asin: 'B01N5IB20Q' },
		async open( editor ) {
			await editor.sidebar
				.getByRole( 'button', { name: 'Background', exact: true } )
				.click();
			await editor.page
				.getByRole( 'button', { name: /^Custom color picker/ } )
				.click();
			await editor.page
				.getByRole( 'combobox', { name: 'Color format' } )
				.selectOption( 'hex' );
		},
		find: ( { page } ) =>
			page.getByRole( 'textbox', { name: 'Hex color' } ),
		// WordPress’s picker does not round this color.
		keys: '336699',
		left: null,
		saved: { backgroundColor: '#336699' },
	},
];

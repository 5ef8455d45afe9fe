import { inSidebar, panel, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the height of a map',
		block: 'map',
		open: panel( 'Map settings' ),
		find: inSidebar( 'Height in pixels', 'spinbutton' ),
		keys: '450',
		saved: { mapHeight: 450 },
	},
	{
		field: 'the zoom of a map',
		block: 'map',
		open: panel( 'Map settings' ),
		find: inSidebar( 'Zoom', 'spinbutton' ),
		keys: '15',
		saved: { zoom: 15 },
	},
	{
		field: 'a color of map',
		block: 'map',
		async open( editor ) {
			await editor.openPanel( 'Marker color' );
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
		saved: { markerColor: '#336699' },
	},
];

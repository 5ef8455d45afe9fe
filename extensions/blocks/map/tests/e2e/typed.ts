import { inSidebar, panel, typedColor, type TypedField } from '#e2e';

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
	typedColor( {
		field: 'a color of map',
		block: 'map',
		open: panel( 'Marker color' ),
		saved: { markerColor: '#336699' },
	} ),
];

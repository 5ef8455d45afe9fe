import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the height of a GIF',
		block: 'gif',
		attributes: { giphyUrl: 'https://giphy.com/embed/ZgTR3UQ9XAWDvqy9jv' },
		find: inSidebar( 'Height (% of the width)', 'spinbutton' ),
		keys: '75.5',
		shown: '75.5',
		saved: { paddingTop: '75.5%' },
	},
];

import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the highest rating',
		block: 'rating-star',
		find: inSidebar( 'Highest rating', 'spinbutton' ),
		keys: '10',
		saved: { maxRating: 10 },
	},
];

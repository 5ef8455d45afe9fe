import { type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the number of visits',
		block: 'repeat-visitor',
		find: ( { canvas } ) => canvas.getByLabel( 'Visit count threshold' ),
		keys: '12',
		saved: { threshold: 12 },
	},
];

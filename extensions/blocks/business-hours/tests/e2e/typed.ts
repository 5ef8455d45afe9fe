import { expect, type TypedField } from '#e2e';

const specialDay = {
	block: 'business-hours',
	attributes: {
		specialDays: [ { from: '', to: '', name: 'Feast', hours: [] } ],
	},
};

export const typed: readonly TypedField[] = [
	{
		field: 'the date of a special day',
		...specialDay,
		find: ( { canvas } ) => canvas.getByLabel( 'Date', { exact: true } ),
		keys: '12252026',
		shown: '2026-12-25',
		saved: {
			specialDays: [
				{ from: '2026-12-25', to: '', name: 'Feast', hours: [] },
			],
		},
	},
	{
		field: 'the last of several special days',
		...specialDay,
		find: ( { canvas } ) => canvas.getByLabel( 'Until (optional)' ),
		keys: '01062027',
		shown: '2027-01-06',
		saved: {
			specialDays: [
				{ from: '', to: '2027-01-06', name: 'Feast', hours: [] },
			],
		},
	},
	{
		field: 'a date that is none of this century',
		...specialDay,
		find: ( { canvas } ) => canvas.getByLabel( 'Date', { exact: true } ),
		keys: '12251999',
		shown: '1999-12-25',
		saved: {
			specialDays: [ { from: '', to: '', name: 'Feast', hours: [] } ],
		},
	},
	{
		field: 'an opening time',
		block: 'business-hours',
		find: ( { canvas } ) =>
			canvas
				.getByRole( 'group', { name: 'Monday', exact: true } )
				.getByLabel( 'Opening' ),
		keys: '1045PM',
		shown: '22:45',
		saved: {
			days: expect.arrayContaining( [
				{
					name: 'Mon',
					hours: [ { opening: '22:45', closing: '17:00' } ],
				},
			] ),
		},
	},
];

import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'a first username of a newsletter',
		block: 'newsletter',
		find: ( { canvas } ) =>
			canvas.getByRole( 'textbox', {
				name: 'Enter your Buttondown username',
			} ),
		keys: 'harbour bakery',
		saved: { revueUsername: '' },
	},
	{
		field: 'another username of a newsletter',
		block: 'newsletter',
		attributes: { revueUsername: 'ada' },
		find: inSidebar( 'Buttondown username' ),
		keys: ' harbour_bakery ',
		left: 'harbour_bakery',
		saved: { revueUsername: 'harbour_bakery' },
	},
	{
		field: 'the placeholder of a field of a newsletter',
		block: 'newsletter',
		attributes: { revueUsername: 'ada' },
		find: ( { canvas } ) =>
			canvas.getByRole( 'textbox', {
				name: 'Placeholder for “Email address”',
			} ),
		keys: 'you & me: a@b.example',
		saved: { emailPlaceholder: 'you & me: a@b.example' },
	},
];

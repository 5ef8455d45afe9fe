import { inSidebar, panel, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the padding of a subscription form',
		block: 'subscriptions',
		open: panel( 'Spacing settings' ),
		find: inSidebar( 'Padding', 'spinbutton' ),
		keys: '25',
		saved: { padding: 25 },
	},
];

import { inSidebar, panel, press, typedColor, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the padding of a subscription form',
		block: 'subscriptions',
		open: panel( 'Spacing settings' ),
		find: inSidebar( 'Padding', 'spinbutton' ),
		keys: '25',
		saved: { padding: 25 },
	},
	...(
		[
			[ 'Email field', 'customEmailFieldBackgroundColor' ],
			[ 'Button', 'customButtonBackgroundColor' ],
			[ 'Text', 'customTextColor' ],
			[ 'Border', 'customBorderColor' ],
		] as const
	 ).map( ( [ label, name ] ) =>
		typedColor( {
			field: `the color “${ label }” of a subscription form`,
			block: 'subscriptions',
			open: press( label ),
			saved: { [ name ]: '#336699' },
		} )
	),
];

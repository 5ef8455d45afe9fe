import { press, typedColor, type TypedField } from '#e2e';

const url = 'https://calendly.com/anna-berg/first-meeting';

export const typed: readonly TypedField[] = (
	[
		[ 'Background', 'backgroundColor' ],
		[ 'Links and buttons', 'primaryColor' ],
		[ 'Text', 'textColor' ],
	] as const
 ).map( ( [ label, name ] ) =>
	typedColor( {
		field: `the color “${ label }” of a Calendly calendar`,
		block: 'calendly',
		attributes: { url },
		open: press( label ),
		saved: { [ name ]: '336699' },
	} )
);

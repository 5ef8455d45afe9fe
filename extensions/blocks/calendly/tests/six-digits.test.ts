import { sixDigits } from '../six-digits';

it.each( [
	[ '#336699', '336699' ],
	[ '#33669980', '336699' ],
	[ '#fff', 'ffffff' ],
	[ '#369c', '336699' ],
	[ 'rgb(51, 102, 153)', '336699' ],
	[ 'rgba(51,102,153,0.5)', '336699' ],
	[ 'hsl(210, 50%, 40%)', '336699' ],
	[ 'var(--wp--preset--color--base)', undefined ],
	[ 'tomato', undefined ],
	[ '#33669', undefined ],
	[ undefined, undefined ],
] )(
	'a calendar’s color is saved with six digits, or not at all: %s',
	( color, digits ) => expect( sixDigits( color ) ).toBe( digits )
);

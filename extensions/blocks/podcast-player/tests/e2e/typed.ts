import {
	inSidebar,
	panel,
	platformUrl,
	press,
	typedColor,
	type TypedField,
} from '#e2e';

const attributes = { url: `${ platformUrl() }/podcast/feed/quiet-hours.xml` };

export const typed: readonly TypedField[] = [
	{
		field: 'the address of a podcast in an app',
		block: 'podcast-player',
		attributes,
		open: panel( 'Links to podcast apps' ),
		find: inSidebar( 'Apple Podcasts address' ),
		keys: 'podcasts.apple.com/podcast/id1',
		left: 'https://podcasts.apple.com/podcast/id1',
		saved: { appleUrl: 'https://podcasts.apple.com/podcast/id1' },
	},
	{
		field: 'the number of episodes of a podcast',
		block: 'podcast-player',
		attributes,
		find: inSidebar( 'Number of episodes', 'spinbutton' ),
		keys: '10',
		saved: { itemsToShow: 10 },
	},
	...( [ 'Primary', 'Secondary', 'Background' ] as const ).map( ( name ) =>
		typedColor( {
			field: `the color “${ name }” of a podcast`,
			block: 'podcast-player',
			attributes,
			open: press( name ),
			saved: {
				[ `custom${ name }Color` ]: '#336699',
				[ `hex${ name }Color` ]: '#336699',
			},
		} )
	),
];

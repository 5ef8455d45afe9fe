import fc from 'fast-check';
import { chooseColour, COLOUR_NAMES } from '../rules/colours';
import { feedAddress } from '../rules/feed-address';

const palette = [
	{ slug: 'accent-1', color: '#ffee58' },
	{ slug: 'contrast', color: '#111111' },
];

const address = fc
	.tuple(
		fc.constantFrom(
			'podcast.example',
			'münchen.example',
			'podcast.example:8443'
		),
		fc.constantFrom(
			'',
			'/feed',
			'/feed?a=1&b=2',
			'/feed?filter[show]=1&q=%20',
			"/it's/feed.xml#new",
			'/בית?x=(y)'
		)
	)
	.map( ( [ host, rest ] ) => feedAddress( `https://${ host }${ rest }` ) );

const colour = fc.constantFrom( '#ffee58', '#111111', '#0a0B0c', undefined );

/** The address of a feed, and colours in their three forms each. */
export const narrowed = fc
	.record( {
		url: address.filter( ( each ) => each !== null ),
		colours: fc.tuple( colour, colour, colour ),
	} )
	.map( ( { url, colours } ) =>
		Object.assign(
			{ url },
			...COLOUR_NAMES.map( ( name, index ) =>
				chooseColour( name, colours[ index ], palette )
			)
		)
	);

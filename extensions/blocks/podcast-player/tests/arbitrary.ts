import fc from 'fast-check';
import { chooseColor } from '../rules/chosen-color';
import { COLOR_NAMES } from '../rules/colors';
import { feedAddress } from '../rules/addresses';

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

const color = fc.constantFrom( '#ffee58', '#111111', '#0a0B0c', undefined );

/** Random attributes: the URL of a feed, and colors in their three forms. */
export const narrowed = fc
	.record( {
		url: address.filter( ( each ) => each !== null ),
		colors: fc.tuple( color, color, color ),
	} )
	.map( ( { url, colors } ) =>
		Object.assign(
			{ url },
			...COLOR_NAMES.map( ( name, index ) =>
				chooseColor( name, colors[ index ], palette )
			)
		)
	);

import fc from 'fast-check';
import { ITEMS_TO_SHOW } from '../attributes';
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

/** Attributes that the editor can produce. */
export const arbitrary = fc
	.record( {
		url: address.filter( ( each ) => each !== null ),
		itemsToShow: fc.integer( ITEMS_TO_SHOW ),
		showCoverArt: fc.boolean(),
		showEpisodeTitle: fc.boolean(),
		showEpisodeDescription: fc.boolean(),
		colours: fc.tuple( colour, colour, colour ),
	} )
	.map( ( { colours, ...settings } ) =>
		Object.assign(
			settings,
			...COLOUR_NAMES.map( ( name, index ) =>
				withoutUndefined(
					chooseColour( name, colours[ index ], palette )
				)
			)
		)
	);

/** What is not chosen is not there: so it is after a post was saved. */
const withoutUndefined = ( values: object ) =>
	Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ] ) => value !== undefined
		)
	);

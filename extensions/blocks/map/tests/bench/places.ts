import type { Bench } from '../../../../../tests/bench/benches';
import { benchSelecting } from '../../../../../tests/bench/selecting';
import { block } from '../../block';

const point = ( number: number ) => ( {
	coordinates: { longitude: 13 + number / 1000, latitude: 52 },
	title: `Place ${ number }`,
	caption: 'Meet us here.',
} );

const mapOf = ( places: number ) => ( {
	name: `dovetail/${ block.slug }`,
	attributes: {
		points: Array.from( { length: places }, ( _, at ) => point( at ) ),
	},
} );

/** Compares a map that has 1,000 places with one that has 10. */
export const bench: Bench = ( browser, times ) =>
	benchSelecting( browser, times, {
		title: 'A map with 1,000 places and one with 10',
		large: mapOf( 1000 ),
		small: mapOf( 10 ),
		change: ( { attributes }, number ) => ( {
			points: [
				{ ...point( 0 ), caption: `Meet us here: ${ number }` },
				...( attributes.points as unknown[] ).slice( 1 ),
			],
		} ),
	} );

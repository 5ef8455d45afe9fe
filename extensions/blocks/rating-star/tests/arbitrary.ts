import fc from 'fast-check';
import { ALIGNMENTS } from '../attributes';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	rating: fc.integer( { min: 1, max: 20 } ).map( ( halves ) => halves / 2 ),
	maxRating: fc.integer( { min: 2, max: 10 } ),
	color: fc.option(
		fc
			.integer( { min: 0, max: 0xffffff } )
			.map( ( rgb ) => `#${ rgb.toString( 16 ).padStart( 6, '0' ) }` ),
		{ nil: undefined }
	),
	align: fc.constantFrom( ...ALIGNMENTS ),
} );

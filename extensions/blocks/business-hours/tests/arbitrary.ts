import fc from 'fast-check';
import { DAY_NAMES } from '../attributes';

const time = fc.option(
	fc
		.integer( { min: 0, max: 24 * 60 - 1 } )
		.map(
			( minutes ) =>
				`${ String( Math.floor( minutes / 60 ) ).padStart( 2, '0' ) }:${ String(
					minutes % 60
				).padStart( 2, '0' ) }`
		),
	{ nil: '' }
);

/** Attributes that the editor can produce: half-filled intervals too. */
export const arbitrary = fc.record( {
	days: fc
		.tuple(
			...DAY_NAMES.map( () =>
				fc.array( fc.record( { opening: time, closing: time } ), {
					maxLength: 3,
				} )
			)
		)
		.map( ( week ) =>
			week.map( ( hours, index ) => ( {
				name: DAY_NAMES[ index ],
				hours,
			} ) )
		),
} );

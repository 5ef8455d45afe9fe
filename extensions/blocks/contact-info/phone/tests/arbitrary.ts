import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	phone: fc.oneof(
		fc.constantFrom(
			'',
			'+1 (555) 010-9999',
			'Call: 091 555 0123 x12 now'
		),
		fc
			.string( { unit: 'grapheme', maxLength: 40 } )
			.map( ( text ) =>
				withoutEntities( text.replace( /\s*\n\s*/g, ' ' ) )
			)
	),
} );

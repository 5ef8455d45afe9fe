import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	email: fc.oneof(
		fc.constantFrom(
			'',
			'hello@example.com',
			"o'neil@example.com",
			'hello@example.com, a@b.example.'
		),
		fc
			.string( { unit: 'grapheme', maxLength: 40 } )
			.map( ( text ) =>
				withoutEntities( text.replace( /\s*\n\s*/g, ' ' ) )
			)
	),
} );

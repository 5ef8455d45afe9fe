import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { FIELDS } from '../attributes';

/** What a person types into a field: any signs but a line break. */
const typed = ( maxLength: number ) =>
	fc
		.string( { unit: 'grapheme', maxLength } )
		.map( ( text ) => withoutEntities( text.replace( /\s*\n\s*/g, ' ' ) ) );

/** Attributes that the editor can produce. */
export const arbitraries = {
	address: fc.record( {
		...Object.fromEntries(
			FIELDS.map( ( name ) => [ name, typed( 30 ) ] )
		),
		linkToGoogleMaps: fc.boolean(),
	} ),
	email: fc.record( {
		email: fc.oneof(
			fc.constantFrom(
				'',
				'hello@example.com',
				"o'neil@example.com",
				'hello@example.com, a@b.example.'
			),
			typed( 40 )
		),
	} ),
	phone: fc.record( {
		phone: fc.oneof(
			fc.constantFrom(
				'',
				'+1 (555) 010-9999',
				'Call: 091 555 0123 x12 now'
			),
			typed( 40 )
		),
	} ),
};

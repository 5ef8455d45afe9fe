import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { FIELDS } from '../attributes';

/** What a person types into a field: any signs but a line break. */
const typed = fc
	.string( { unit: 'grapheme', maxLength: 30 } )
	.map( ( text ) => withoutEntities( text.replace( /\s*\n\s*/g, ' ' ) ) );

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	...Object.fromEntries( FIELDS.map( ( name ) => [ name, typed ] ) ),
	linkToGoogleMaps: fc.boolean(),
} );

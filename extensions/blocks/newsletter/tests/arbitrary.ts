import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';

const typed = fc
	.string( { unit: 'grapheme', maxLength: 30 } )
	.map( withoutEntities );
const maybe = fc.option( typed, { nil: undefined } );

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	revueUsername: typed.map( ( text ) => text.trim() ),
	emailLabel: maybe,
	emailPlaceholder: maybe,
	firstNameLabel: maybe,
	firstNamePlaceholder: maybe,
	firstNameShow: fc.boolean(),
	lastNameLabel: maybe,
	lastNamePlaceholder: maybe,
	lastNameShow: fc.boolean(),
} );

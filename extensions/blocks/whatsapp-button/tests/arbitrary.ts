import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { COLOR_CLASSES } from '../attributes';
import { BACKGROUNDS } from '../rules/colours';

/** What a person types into a field: any signs, no entities (see `withoutEntities`). */
const typed = fc
	.string( { unit: 'grapheme', maxLength: 60 } )
	.map( withoutEntities );

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	countryCode: fc.constantFrom( '', '1US', '49DE', '599BQ', '44' ),
	phoneNumber: fc.oneof(
		fc.constantFrom( '', '55', '(212) 555-0123', '030/123.45-67' ),
		typed
	),
	firstMessage: typed,
	buttonText: typed,
	backgroundColor: fc.constantFrom( ...BACKGROUNDS ),
	colorClass: fc.constantFrom( ...COLOR_CLASSES ),
	openInNewTab: fc.boolean(),
} );

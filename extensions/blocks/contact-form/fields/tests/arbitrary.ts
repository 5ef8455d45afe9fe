import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { cssId } from '../../rules/css-id';
import { CONSENT_TYPES, WIDTHS } from '../attributes';
import { FIELD_KINDS, KINDS, fieldSlug, type Kind } from '../kinds';

/** What a person types: any signs, no entities (see `withoutEntities`). */
export const typed = fc
	.string( { unit: 'grapheme', maxLength: 60 } )
	.map( withoutEntities );

const maybeTyped = fc.option( typed, { nil: undefined } );

const options = fc.array( typed, { maxLength: 6 } );

const field = {
	label: maybeTyped,
	required: fc.boolean(),
	// A field that was another kind before keeps its options.
	options: fc.oneof( fc.constant( [] ), options ),
	defaultValue: typed,
	placeholder: typed,
	id: fc.string( { maxLength: 20 } ).map( cssId ),
	width: fc.constantFrom( ...WIDTHS ),
};

/** What a consent keeps besides. */
const consent = {
	label: typed,
	consentType: fc.constantFrom( ...CONSENT_TYPES ),
	implicitConsentMessage: maybeTyped,
	explicitConsentMessage: maybeTyped,
};

const attributesOf = ( kind: Kind ) =>
	fc.record( {
		...field,
		...( FIELD_KINDS[ kind ].asks === 'choice' && { options } ),
		...( kind === 'consent' && consent ),
	} );

/** Attributes of a field that the editor can produce. */
export const arbitraries = Object.fromEntries(
	KINDS.map( ( kind ) => [ fieldSlug( kind ), attributesOf( kind ) ] )
);

import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { CONSENT_TYPES } from '../field/consent-attributes';
import { WIDTHS } from '../field/field-attributes';
import { cssId } from '../rules/css-id';
import { storeOptions } from '../rules/options';

/** What a person types: any signs, no entities (see `withoutEntities`). */
export const typed = fc
	.string( { unit: 'grapheme', maxLength: 60 } )
	.map( withoutEntities );

const maybeTyped = fc.option( typed, { nil: undefined } );

const options = fc
	.array( typed, { maxLength: 6 } )
	.map( ( texts ) => storeOptions( texts ) );

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

/** Attributes of a field that the editor can produce. */
export const fieldArbitrary = fc.record( field );

/** Those of a field with a choice. */
export const choiceArbitrary = fc.record( { ...field, options } );

/** Those of a consent. */
export const consentArbitrary = fc.record( {
	...field,
	label: typed,
	consentType: fc.constantFrom( ...CONSENT_TYPES ),
	implicitConsentMessage: maybeTyped,
	explicitConsentMessage: maybeTyped,
} );

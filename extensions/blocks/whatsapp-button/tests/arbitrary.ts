import fc from 'fast-check';
import { typed } from '../../../../tests/harness/arbitrary-attributes';
import { BACKGROUNDS } from '../rules/backgrounds';

/** Valid and invalid phone numbers, and the background colors of the palette. */
export const narrowed = fc.record( {
	countryCode: fc.constantFrom( '', '1US', '49DE', '599BQ', '44' ),
	phoneNumber: fc.oneof(
		fc.constantFrom( '', '55', '(212) 555-0123', '030/123.45-67' ),
		typed
	),
	backgroundColor: fc.constantFrom( ...BACKGROUNDS ),
} );

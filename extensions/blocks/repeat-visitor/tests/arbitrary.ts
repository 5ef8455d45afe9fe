import { CRITERIA } from '../rules/visits';
import fc from 'fast-check';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	criteria: fc.constantFrom( ...CRITERIA ),
	threshold: fc.integer( { min: 1, max: Number.MAX_SAFE_INTEGER } ),
} );

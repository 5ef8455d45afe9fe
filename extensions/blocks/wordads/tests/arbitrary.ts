import fc from 'fast-check';
import { AD_FORMAT_NAMES } from '../formats';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	align: fc.constantFrom( 'left', 'center', 'right', 'wide', 'full' ),
	format: fc.constantFrom( ...AD_FORMAT_NAMES ),
	hideMobile: fc.boolean(),
} );

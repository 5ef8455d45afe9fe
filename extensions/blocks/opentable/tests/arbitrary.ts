import fc from 'fast-check';
import { kept } from '../rules/reservation';

/** Lists of restaurants with and without names. A list may be empty. */
export const narrowed = fc
	.array(
		fc.record( {
			rid: fc.integer( { min: 1, max: 999_999_999 } ),
			name: fc.stringMatching( /^[A-Za-zé]{0,20}$/ ),
		} ),
		{ maxLength: 4 }
	)
	.map( kept );

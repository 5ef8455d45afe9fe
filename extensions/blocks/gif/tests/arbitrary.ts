import fc from 'fast-check';
import { embedAddress } from '../rules/gif-address';
import { paddingOf } from '../rules/padding';

/** A GIF of any height, or no GIF. */
export const narrowed = fc.record( {
	giphyUrl: fc
		.option( fc.stringMatching( /^[A-Za-z\d]{6,20}$/ ), { nil: '' } )
		.map( ( id ) => id && embedAddress( id ) ),
	paddingTop: fc
		.double( { min: 10, max: 300, noNaN: true } )
		.map( paddingOf ),
} );

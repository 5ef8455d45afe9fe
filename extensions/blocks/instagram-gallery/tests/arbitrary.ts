import fc from 'fast-check';

/** No account, or one with a valid username. */
export const narrowed = fc.record( {
	accessToken: fc
		.option( fc.stringMatching( /^[0-9a-f]{16}$/ ), { nil: '' } )
		.map( ( digits ) => digits && `account-${ digits }` ),
	instagramUser: fc.stringMatching( /^[A-Za-z0-9._]{0,30}$/ ),
} );

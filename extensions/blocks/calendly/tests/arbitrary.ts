import fc from 'fast-check';

const color = fc.option( fc.stringMatching( /^[\da-fA-F]{6}$/ ), {
	nil: undefined,
} );

/** No URL, or the URL of a calendar, with and without custom colors. */
export const narrowed = fc.record( {
	url: fc
		.option( fc.stringMatching( /^[a-z\d-]{1,30}$/ ), { nil: '' } )
		.map( ( name ) => name && `https://calendly.com/${ name }` ),
	backgroundColor: color,
	primaryColor: color,
	textColor: color,
} );

import fc from 'fast-check';

/** No URL, or the URL of an event. */
export const narrowed = fc.record( {
	url: fc
		.option( fc.stringMatching( /^[1-9]\d{0,12}$/ ), { nil: '' } )
		.map(
			( id ) =>
				id && `https://www.eventbrite.co.uk/e/bread-tickets-${ id }`
		),
} );

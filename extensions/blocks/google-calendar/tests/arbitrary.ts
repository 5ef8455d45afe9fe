import fc from 'fast-check';

/** No URL, or the URL of a calendar. */
export const narrowed = fc.record( {
	url: fc
		.option( fc.stringMatching( /^[a-z\d-]{1,30}$/ ), { nil: '' } )
		.map(
			( name ) =>
				name &&
				`https://calendar.google.com/calendar/embed?src=${ name }%40example.com`
		),
} );

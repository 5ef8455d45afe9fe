import { calendarFile, googleCalendar } from '../provider';

/** URL patterns of calendar pages, and the URL of the calendar file for each. */
const PAGES: readonly ( readonly [ page: RegExp, file: string ] )[] = [
	// When an author publishes a calendar, Outlook shows the URLs of the page and of the file.
	[ /^(https:\/\/outlook\.[^?#]*\/calendar)\.html$/i, '$1.ics' ],
	[
		/^(https?:\/\/[^?#]*?)(?:\/index\.php)?\/apps\/calendar\/(?:p|embed)\/(\w+)(?:[-/?].*)?$/i,
		'$1/remote.php/dav/public-calendars/$2?export',
	],
	[
		/^https:\/\/(?:www\.)?meetup\.com\/((?:[a-z]{2}-[a-z]{2}\/)?[\w-]+)(?:\/events)?\/?(?:\?.*)?$/i,
		'https://www.meetup.com/$1/events/ical/',
	],
];

/**
 * Parses the text entered in the form: everything that can be pasted into the editor, and any other URL, because it may
 * be a calendar file. If it is not, the site returns an error.
 */
export function parse( entered: string ) {
	const found = googleCalendar.parse( entered );
	if ( found ) {
		return { attributes: { url: '', ics: '', ...found.attributes } };
	}
	const text = entered.trim();
	const address = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S/u.test( text )
		? `https://${ text }`
		: text;
	const [ page, file = '' ] =
		PAGES.find( ( [ each ] ) => each.test( address ) ) ?? [];
	const ics = calendarFile( page ? address.replace( page, file ) : address );
	return ics ? { attributes: { url: '', ics } } : null;
}

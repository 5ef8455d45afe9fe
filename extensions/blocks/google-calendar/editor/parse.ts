import { calendarFile, googleCalendar } from '../provider';

/** Pages of services that show a calendar, with the address of its file. */
const PAGES: readonly ( readonly [ page: RegExp, file: string ] )[] = [
	// Outlook names both when a calendar is published.
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
 * Parses what is entered into the form: what can be pasted anywhere, and any web address, which may be that of a calendar
 * file. The site tells the author when it is not.
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

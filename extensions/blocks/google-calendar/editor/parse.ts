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
 * Parses the input of the form. In addition to text that can be pasted anywhere, it accepts any web address, which may
 * be a calendar file. If it is not, the site's response says so.
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

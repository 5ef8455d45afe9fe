import { endpoint, wire } from '#shared/request';

/** Returns the next events of the calendars in a URL, which the site fetches. Only for users who can edit posts. */
export const readCalendar = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/google-calendar',
	query: { url: wire.string },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		/** HTML of each event as the page shows it. */
		items: wire.list( wire.string ),
		/** Number of events that could not be read. */
		leftOut: wire.number,
		/** Whether the calendar exceeds the size limit. */
		isCut: wire.boolean,
		/** `private`, `unreachable` or `busy`; empty if all calendars were read. */
		problem: wire.string,
	} ),
} );

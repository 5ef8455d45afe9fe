import { endpoint, wire } from '#shared/request';

/** The next events of the calendars at an address, read by the site itself; for people who write. */
export const readCalendar = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/google-calendar',
	query: { url: wire.string },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		/** HTML of each of the next events, as the page draws it. */
		items: wire.list( wire.string ),
		/** Events that the site could not read. */
		leftOut: wire.number,
		/** Whether the calendar is larger than what is read of it. */
		isCut: wire.boolean,
		/** `private`, `unreachable` or `busy`; empty when all was read. */
		problem: wire.string,
	} ),
} );

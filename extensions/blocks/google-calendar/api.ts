import { endpoint, wire } from '#shared/request';

/**
 * Returns the next events of a block's calendars: as many as a list can have, whatever the block's setting. The site
 * fetches the calendars. Only for users who can edit posts.
 */
export const readCalendar = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/google-calendar',
	query: {
		url: wire.string,
		ics: wire.string,
		isGrouped: wire.boolean,
	},
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		/** HTML of each event, as on the page. */
		items: wire.list( wire.string ),
		/** Number of events that could not be read. */
		leftOut: wire.number,
		/** Whether the calendar exceeds the size limit. */
		isCut: wire.boolean,
		/**
		 * Reason why a calendar could not be loaded: `private`, `unreachable`, `refused`, `not-calendar`, `too-large`
		 * or `busy`; empty if it was loaded.
		 */
		problem: wire.string,
	} ),
} );

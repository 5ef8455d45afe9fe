import { attr } from '#shared/attributes';

/** Allowed heights of the frame in pixels, and the default. */
export const HEIGHTS = { min: 200, max: 2000, usual: 600 } as const;

/** Allowed numbers of events in the list, and the default. */
export const ITEMS = { min: 1, max: 30, usual: 10 } as const;

export const attributes = {
	/** Empty, or the URL of a Google Calendar page that can be embedded. */
	url: attr.url( '', { role: 'content' } ),
	/** Height of the frame in pixels; on small screens it is 300. */
	height: attr.integer( HEIGHTS.usual, HEIGHTS ),
	/** The embedded calendar, or a list of its next events that needs no third-party request. */
	style: attr.oneOf( [ 'inline', 'list' ], 'inline' ),
	/** Empty, or the public address of a calendar file (ICS) of any service. It replaces `url` and is always a list. */
	ics: attr.url( '', { role: 'content' } ),
	/** Maximum number of events in the list. */
	itemsToShow: attr.integer( ITEMS.usual, ITEMS ),
	/** Whether the dates of a repeating event are one entry of the list. */
	isGrouped: attr.boolean( false ),
};

import { attr } from '#shared/attributes';

/** Minimum, maximum and default height of the frame in pixels. */
export const HEIGHTS = { min: 200, max: 2000, usual: 600 } as const;

/** Minimum, maximum and default number of events in the list. */
export const ITEMS = { min: 1, max: 30, usual: 10 } as const;

export const attributes = {
	/** URL of a Google Calendar page that can be embedded; empty if unused. */
	url: attr.url( '', { role: 'content' } ),
	/** Height of the frame in pixels; on small screens it is 300. */
	height: attr.integer( HEIGHTS.usual, HEIGHTS ),
	/** Style: the embedded calendar, or a list of its next events without third-party requests. */
	style: attr.oneOf( [ 'inline', 'list' ], 'inline' ),
	/**
	 * Public URL of a calendar file (ICS) from any service; empty if unused. Overrides `url`, and is always shown as a
	 * list.
	 */
	ics: attr.url( '', { role: 'content' } ),
	/** Maximum number of events in the list. */
	itemsToShow: attr.integer( ITEMS.usual, ITEMS ),
	/** Whether the list groups all dates of a repeating event into one entry. */
	isGrouped: attr.boolean( false ),
};

import { attr } from '#shared/attributes';

/** Allowed heights of the frame in pixels, and the default. */
export const HEIGHTS = { min: 200, max: 2000, usual: 600 } as const;

export const attributes = {
	/** Empty, or the URL of a Google Calendar page that can be embedded. */
	url: attr.url( '', { role: 'content' } ),
	/** Height of the frame in pixels; on small screens it is 300. */
	height: attr.integer( HEIGHTS.usual, HEIGHTS ),
	/** The embedded calendar, or a list of its next events that needs no third-party request. */
	style: attr.oneOf( [ 'inline', 'list' ], 'inline' ),
};

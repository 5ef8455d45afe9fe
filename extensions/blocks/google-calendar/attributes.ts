import { attr } from '#shared/attributes';

/** Pixels that a frame may be high, and is if nobody chooses. */
export const HEIGHTS = { min: 200, max: 2000, usual: 600 } as const;

export const attributes = {
	/** Empty, or the URL of a Google Calendar page that can be embedded. */
	url: attr.url( '', { role: 'content' } ),
	/** Pixels of the frame; on small screens it has 300. */
	height: attr.integer( HEIGHTS.usual, HEIGHTS ),
	/** The calendar itself, or a list of its next events, which asks nobody. */
	style: attr.oneOf( [ 'inline', 'list' ], 'inline' ),
};

import { attr } from '#shared/attributes';

export const attributes = {
	/** URL of an event or of Eventbrite's home page, or empty. */
	url: attr.string( '', { role: 'content' } ),
	/** The event ID from the URL. */
	eventId: attr.positiveInteger( undefined, {
		max: Number.MAX_SAFE_INTEGER,
		role: 'content',
	} ),
	style: attr.oneOf( [ 'inline', 'modal' ], 'inline' ),
	/** HTML of the button's text. Preserved while the checkout is inline and there is no button. */
	buttonText: attr.string( undefined, { role: 'content' } ),
};

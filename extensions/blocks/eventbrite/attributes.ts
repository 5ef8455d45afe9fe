import { attr } from '#shared/attributes';

export const attributes = {
	/** Empty, or the address of an event, or of Eventbrite's home. */
	url: attr.string( '', { role: 'content' } ),
	/** The number at the end of that address. */
	eventId: attr.positiveInteger( undefined, {
		max: Number.MAX_SAFE_INTEGER,
		role: 'content',
	} ),
	style: attr.oneOf( [ 'inline', 'modal' ], 'inline' ),
	/** HTML of the button, kept while the checkout is inline. */
	buttonText: attr.string( undefined, { role: 'content' } ),
};

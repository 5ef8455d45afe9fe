import { attr } from '#shared/attributes';

/** The side of a QR code in squares; a larger one is hard to read from a screen. */
const SIDE = { min: 21, max: 97 };

export const attributes = {
	/** A pin, an envelope, a receiver in front of the details. */
	showIcons: attr.boolean( false ),
	/** "Address", "Email", "Phone" above them. */
	showLabels: attr.boolean( false ),
	/** Of whom the card tells. Empty: the first line of the address, or what else there is. */
	name: attr.text( '' ),
	/** Whether visitors can save the details as a card of their contacts. */
	hasCard: attr.boolean( false ),
	/** Whether a phone can read the card from a QR code. */
	hasCode: attr.boolean( false ),
	/** The squares of that code, worked out where the details are written: the page has no library for it. */
	code: attr.object(
		{
			/** Fingerprint of the card that the code is for. The code is not shown with other details. */
			of: attr.string( '', { pattern: '^[0-9a-f]{8}$' } ),
			side: attr.integer( SIDE.min, SIDE ),
			/** Four squares a hexadecimal digit, row by row. */
			squares: attr.string( '', {
				pattern: '^[0-9a-f]{100,2400}$',
			} ),
		},
		undefined,
		{ needs: [ 'of', 'squares' ] }
	),
};

import { attr } from '#shared/attributes';

/** Minimum and maximum side length of a QR code in squares. Larger codes are hard to scan from a screen. */
const SIDE = { min: 21, max: 97 };

export const attributes = {
	/** Whether icons are shown: a pin, an envelope and a phone. */
	showIcons: attr.boolean( false ),
	/** Whether the labels “Address”, “Email” and “Phone” are shown. */
	showLabels: attr.boolean( false ),
	/** Name on the contact card. If empty, the first line of the address or another detail is used. */
	name: attr.text( '' ),
	/** Whether visitors can download the details as a contact card. */
	hasCard: attr.boolean( false ),
	/** Whether the card is also shown as a QR code. */
	hasCode: attr.boolean( false ),
	/** Squares of the QR code. The editor computes them, because the page has no QR library. */
	code: attr.object(
		{
			/**
			 * Fingerprint of the card that the QR code contains. The page hides the code if the details have changed.
			 */
			of: attr.string( '', { pattern: '^[0-9a-f]{8}$' } ),
			side: attr.integer( SIDE.min, SIDE ),
			/** Squares row by row, four per hexadecimal digit. */
			squares: attr.string( '', {
				pattern: '^[0-9a-f]{100,2400}$',
			} ),
		},
		undefined,
		{ needs: [ 'of', 'squares' ] }
	),
};

import { attr } from '#shared/attributes';

/** The service's default colors, for a calendar without custom ones. */
export const DEFAULT_COLORS = {
	backgroundColor: 'ffffff',
	primaryColor: '00A2FF',
	textColor: '4D5055',
} as const;

/** A color as six hexadecimal digits, Calendly's format. If undefined, the Calendly account's own colors apply. */
const color = () => attr.string( undefined, { pattern: '^[\\da-fA-F]{6}$' } );

export const attributes = {
	/** URL of a Calendly page; empty until the author enters one. */
	url: attr.string( '', { role: 'content' } ),
	style: attr.oneOf( [ 'inline', 'link' ], 'inline' ),
	backgroundColor: color(),
	primaryColor: color(),
	textColor: color(),
	hideEventTypeDetails: attr.boolean( false ),
	/** HTML of the button's text. Preserved while the calendar is inline and there is no button. */
	buttonText: attr.string( undefined, { role: 'content' } ),
};

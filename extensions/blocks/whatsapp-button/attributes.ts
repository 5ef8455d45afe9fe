import { attr } from '#shared/attributes';

/** WhatsApp's own green. */
export const WHATSAPP_GREEN = '#25D366';

/** What a background is to a theme's stylesheet: the button has the class `is-color-dark` or `is-color-light`. */
export const COLOR_CLASSES = [ 'dark', 'light' ] as const;

/** English for ever: a link in a saved post depends on it. A new block starts with the author's language. */
const DEFAULT_MESSAGE =
	'Hi, I got your WhatsApp information from your website.';

/** English for ever, like the message. */
const DEFAULT_BUTTON_TEXT = 'Chat on WhatsApp';

export const attributes = {
	/** Calling code and country, `1US`: several countries share a code. `1` alone is understood. Empty until a number is entered. */
	countryCode: attr.string( '', { role: 'content' } ),
	/** Without the country code, and without what is dialled only within the country. */
	phoneNumber: attr.text( '' ),
	/** Beginning of the visitor's message, who can change it before sending. */
	firstMessage: attr.text( DEFAULT_MESSAGE ),
	/** Plain text. */
	buttonText: attr.text( DEFAULT_BUTTON_TEXT ),
	/** Six hexadecimal digits; the palette has four of them. */
	backgroundColor: attr.string( WHATSAPP_GREEN, {
		pattern: '^#?[0-9A-Fa-f]{6}$',
	} ),
	colorClass: attr.oneOf( COLOR_CLASSES, 'dark' ),
	openInNewTab: attr.boolean( false ),
};

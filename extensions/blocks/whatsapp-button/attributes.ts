import { attr } from '#shared/attributes';

/** The brand color of WhatsApp. */
export const WHATSAPP_GREEN = '#25D366';

/**
 * Class names that tell a theme's stylesheet whether the background is dark or light: `is-color-dark` or
 * `is-color-light`.
 */
export const COLOR_CLASSES = [ 'dark', 'light' ] as const;

/**
 * Default message. It stays in English, because links in saved posts depend on it. New blocks start with a message in
 * the author's language.
 */
const DEFAULT_MESSAGE =
	'Hi, I got your WhatsApp information from your website.';

/** Default button text. It stays in English, because saved posts depend on it. */
const DEFAULT_BUTTON_TEXT = 'Chat on WhatsApp';

export const attributes = {
	/**
	 * Calling code and country, such as `1US`, because several countries share a code. The code alone, such as `1`, is
	 * also valid. Empty until the author enters a number.
	 */
	countryCode: attr.string( '', { role: 'content' } ),
	/** Phone number without the country code and without a trunk prefix. */
	phoneNumber: attr.text( '' ),
	/** Initial text of the message, which the visitor can edit before sending it. */
	firstMessage: attr.text( DEFAULT_MESSAGE ),
	/** Text of the button, without HTML. */
	buttonText: attr.text( DEFAULT_BUTTON_TEXT ),
	/** A color with six hexadecimal digits, for example one of the four in the palette. */
	backgroundColor: attr.string( WHATSAPP_GREEN, {
		pattern: '^#?[0-9A-Fa-f]{6}$',
	} ),
	colorClass: attr.oneOf( COLOR_CLASSES, 'dark' ),
	openInNewTab: attr.boolean( false ),
};

import { WHATSAPP_GREEN, type COLOR_CLASSES } from '../attributes';

type ColorClass = ( typeof COLOR_CLASSES )[ number ];

/** The four background colors: WhatsApp's green, slate, light gray and white. */
export const BACKGROUNDS = [
	WHATSAPP_GREEN,
	'#465B64',
	'#F4F4F4',
	'#FFFFFF',
] as const;

const DARK: readonly string[] = [ '#25d366', '#465b64' ];

/** Returns the class for a background color. Green and slate are dark, and all other colors are light. */
export function colorClassOf( backgroundColor: string ): ColorClass {
	return DARK.includes( backgroundColor.toLowerCase() ) ? 'dark' : 'light';
}

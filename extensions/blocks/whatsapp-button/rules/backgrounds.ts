import { WHATSAPP_GREEN, type COLOR_CLASSES } from '../attributes';

type ColorClass = ( typeof COLOR_CLASSES )[ number ];

/** The four backgrounds that are offered: WhatsApp's green, a slate, and two that are nearly or wholly white. */
export const BACKGROUNDS = [
	WHATSAPP_GREEN,
	'#465B64',
	'#F4F4F4',
	'#FFFFFF',
] as const;

const DARK: readonly string[] = [ '#25d366', '#465b64' ];

/** The class of a background: the green and the slate are dark, all others light. */
export function colorClassOf( backgroundColor: string ): ColorClass {
	return DARK.includes( backgroundColor.toLowerCase() ) ? 'dark' : 'light';
}

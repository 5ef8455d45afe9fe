import { parseColour } from '#shared/validation';
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

/** The background of a post, or the green when it holds no colour. */
export function backgroundOf( backgroundColor: string ): string {
	return parseColour( backgroundColor )
		? `#${ backgroundColor.replace( '#', '' ) }`
		: WHATSAPP_GREEN;
}

/** The class of a background: the green and the slate are dark, all others light. */
export function colorClassOf( backgroundColor: string ): ColorClass {
	return DARK.includes( backgroundColor.toLowerCase() ) ? 'dark' : 'light';
}

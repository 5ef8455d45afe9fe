import { hexOf } from '#shared/look';

/**
 * Converts a color from the theme or the color picker to six hexadecimal digits, the only format that Calendly accepts.
 * Undefined if that fails.
 */
export function sixDigits( color = '' ): string | undefined {
	const hex =
		hexOf( color ) ?? color.replace( /^#(.)(.)(.).?$/, '#$1$1$2$2$3$3' );
	return /^#([\da-f]{6})/i.exec( hex )?.[ 1 ];
}

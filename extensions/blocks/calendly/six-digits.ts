import { hexOf } from '#shared/look';

/** Returns the six digits that Calendly takes of a color from the theme or the picker; undefined for a color that has none. */
export function sixDigits( color = '' ): string | undefined {
	const hex =
		hexOf( color ) ?? color.replace( /^#(.)(.)(.).?$/, '#$1$1$2$2$3$3' );
	return /^#([\da-f]{6})/i.exec( hex )?.[ 1 ];
}

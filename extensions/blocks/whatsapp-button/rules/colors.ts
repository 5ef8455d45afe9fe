/** Returns the background color for CSS. Keeps the letter case of the saved color. */
export function backgroundOf( backgroundColor: string ): string {
	return `#${ backgroundColor.replace( '#', '' ) }`;
}

/**
 * Returns the text color, black or white, with the better contrast against a `#rrggbb` background. White on WhatsApp's
 * green would have a contrast of only 1.98.
 */
export function textColor( background: string ): '#000000' | '#ffffff' {
	const luminance = luminanceOf( background );
	const onBlack = contrast( luminance, 0 );
	const onWhite = contrast( 1, luminance );
	return onBlack >= onWhite ? '#000000' : '#ffffff';
}

/** Returns the WCAG 2 contrast ratio of two relative luminances. */
export function contrast( lighter: number, darker: number ): number {
	return ( lighter + 0.05 ) / ( darker + 0.05 );
}

/** Returns the WCAG 2 relative luminance, from 0 for black to 1 for white. */
export function luminanceOf( color: string ): number {
	const [ red, green, blue ] = [ 1, 3, 5 ].map( ( at ) => {
		const part = parseInt( color.slice( at, at + 2 ), 16 ) / 255;
		return part <= 0.04045
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} ) as [ number, number, number ];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

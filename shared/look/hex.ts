const NUMBER = '(\\d*\\.?\\d+)';
const ALPHA = `(?:[\\s,/]+${ NUMBER }(%?))?\\s*\\)$`;
const RGB = new RegExp(
	`^rgba?\\(\\s*${ NUMBER }[\\s,]+${ NUMBER }[\\s,]+${ NUMBER }${ ALPHA }`,
	'i'
);
const HSL = new RegExp(
	`^hsla?\\(\\s*${ NUMBER }(?:deg)?[\\s,]+${ NUMBER }%[\\s,]+${ NUMBER }%${ ALPHA }`,
	'i'
);

/**
 * Converts `rgb( … )` or `hsl( … )` to six hex digits, or eight with transparency. Returns undefined for other
 * notations. Needed because WordPress removes color functions, but not hex colors, from custom properties in an
 * author's post.
 */
export function hexOf( color: string ): string | undefined {
	const rgb = RGB.exec( color );
	const [ , first, second, third, alpha = '1', percent ] =
		rgb ?? HSL.exec( color ) ?? [];
	if ( first === undefined ) {
		return undefined;
	}
	const parts = [ first, second, third ].map( Number );
	const opacity = two( ( Number( alpha ) / ( percent ? 100 : 1 ) ) * 255 );
	return [
		'#',
		...( rgb ? parts : rgbOf( parts ) ).map( two ),
		opacity === 'ff' ? '' : opacity,
	].join( '' );
}

/** Converts hue (degrees), saturation and lightness (percent) to red, green and blue (0 to 255). */
function rgbOf( [
	hue = 0,
	saturation = 0,
	lightness = 0,
]: number[] ): number[] {
	const light = Math.min( 100, lightness ) / 100;
	const spread =
		( Math.min( 100, saturation ) / 100 ) * Math.min( light, 1 - light );
	return [ 0, 8, 4 ].map( ( place ) => {
		const twelfth = ( place + hue / 30 ) % 12;
		const share = Math.min( twelfth - 3, 9 - twelfth, 1 );
		return ( light - spread * Math.max( -1, share ) ) * 255;
	} );
}

const two = ( value: number ): string =>
	Math.round( Math.min( 255, value ) ).toString( 16 ).padStart( 2, '0' );

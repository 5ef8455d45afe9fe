/** The height in percent of the width: the usual shape is 16 to 9. */
export const PADDING = { min: 10, max: 300, fallback: '56.2%' } as const;

/** A height in percent as it is saved, within reason and with one decimal, cut off as in the usual shape: 56.25 is 56.2 %. */
export function paddingOf( percent: number ): string {
	const { min, max } = PADDING;
	const height = Math.min( max, Math.max( min, percent ) );
	// A product such as 57.3 × 10 falls a hair short of the whole number.
	return `${ Math.floor( height * 10 + 1e-6 ) / 10 }%`;
}

/** The height of a picture in percent of its width; the usual one when either is not known. */
export function paddingOfSize( width: number, height: number ): string {
	return width > 0 && height > 0
		? paddingOf( ( height / width ) * 100 )
		: PADDING.fallback;
}

/** Minimum, maximum and default of the height, as a percentage of the width. The default corresponds to 16:9. */
export const PADDING = { min: 10, max: 300, fallback: '56.2%' } as const;

/** Returns a height in the saved format, clamped and truncated to one decimal: 56.25 becomes 56.2%. */
export function paddingOf( percent: number ): string {
	const { min, max } = PADDING;
	const height = Math.min( max, Math.max( min, percent ) );
	// Add a tolerance, because a product such as 57.3 × 10 is slightly below the exact value.
	return `${ Math.floor( height * 10 + 1e-6 ) / 10 }%`;
}

/** Returns the height as a percentage of the width, or the default if the width or height is unknown. */
export function paddingOfSize( width: number, height: number ): string {
	return width > 0 && height > 0
		? paddingOf( ( height / width ) * 100 )
		: PADDING.fallback;
}

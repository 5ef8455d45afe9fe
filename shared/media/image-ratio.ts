/** A length in pixels as it may arrive from an attribute, a dataset or a response; null when it is none. */
export function parseLength( value: unknown ): number | null {
	const isNumeral =
		typeof value === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test( value );
	const length = isNumeral ? Number( value ) : value;
	return typeof length === 'number' && Number.isFinite( length ) && length > 0
		? length
		: null;
}

/**
 * Width divided by height; 1, a square, when either is missing or is no length: a picture whose size nobody
 * knows still takes its place in a row.
 */
export function imageRatio( width: unknown, height: unknown ): number {
	const across = parseLength( width );
	const down = parseLength( height );
	const ratio = across && down ? across / down : 1;
	return Number.isFinite( ratio ) && ratio > 0 ? ratio : 1;
}

/** The size of a gallery picture as the attributes that its markup carries; a side that is no length is left out. */
export function sizeAttributes(
	width: unknown,
	height: unknown
): { 'data-width'?: number; 'data-height'?: number } {
	const across = parseLength( width );
	const down = parseLength( height );
	return {
		...( across && { 'data-width': across } ),
		...( down && { 'data-height': down } ),
	};
}

/** The ratio of a gallery picture, read from the attributes of {@link sizeAttributes}. */
export function imageRatioOf( image: {
	getAttribute: ( name: string ) => string | null;
} ): number {
	return imageRatio(
		image.getAttribute( 'data-width' ),
		image.getAttribute( 'data-height' )
	);
}

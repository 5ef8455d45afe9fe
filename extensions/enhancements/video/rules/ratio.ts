/** Size in pixels. */
export type Size = { width: number; height: number };

/** Aspect ratios that have a class, the widest first. */
const RATIOS = [
	[ 21, 9 ],
	[ 18, 9 ],
	[ 16, 9 ],
	[ 4, 3 ],
	[ 1, 1 ],
	[ 9, 16 ],
	[ 1, 2 ],
] as const;

/**
 * Hundredths by which a video's aspect ratio may exceed one of the standard ratios and still use its class, as for
 * WordPress embeds.
 */
const TOLERANCE = 10;

/** Used while the size is unknown. */
export const DEFAULT_SIZE: Size = { width: 16, height: 9 };

/** Returns an aspect ratio in hundredths, as WordPress compares them. */
const ratio = ( width: number, height: number ) =>
	Math.round( ( width / height ) * 100 );

/**
 * Returns the aspect ratio classes that WordPress adds to embeds and themes style; empty if there is none for this
 * size.
 */
export function ratioClasses( { width, height }: Size ): string[] {
	const own = ratio( width, height );
	const [ w, h ] = RATIOS.find( ( [ x, y ] ) => own >= ratio( x, y ) ) ?? [];
	return w && h && own - ratio( w, h ) <= TOLERANCE
		? [ `wp-embed-aspect-${ w }-${ h }`, 'wp-has-aspect-ratio' ]
		: [];
}

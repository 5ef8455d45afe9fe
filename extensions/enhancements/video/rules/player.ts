/** The platform's ID format. Other IDs in a post are never used in URLs. */
const GUID = /^[A-Za-z0-9]{8}$/;

const POSTER = /^https?:\/\/[^\s/?#]/i;

/** Preload modes of the player. */
export const PRELOADS = [ 'auto', 'metadata', 'none' ] as const;

/** Whether a value is the ID of a hosted video. */
export function isGuid( value: unknown ): value is string {
	return typeof value === 'string' && GUID.test( value );
}

/** Playback settings, as stored by the video block. */
export type Playback = {
	autoplay?: boolean;
	controls?: boolean;
	loop?: boolean;
	muted?: boolean;
	poster?: string;
	preload?: string;
};

/**
 * Returns the page URL of a hosted video. The placeholder links to this page, and WordPress requests this URL to get
 * the video's size.
 */
export const videoAddress = ( guid: string ): string =>
	`https://videopress.com/v/${ guid }`;

/**
 * Returns the player's URL. `Player` in PHP returns the same URL; both are tested with the same cases.
 *
 * @param base Base URL of the players, without a trailing slash.
 */
export function playerAddress(
	base: string,
	guid: string,
	{ autoplay, controls = true, loop, muted, poster, preload }: Playback
): string {
	const flags = {
		autoPlay: autoplay && '1',
		controls: ! controls && '0',
		loop: loop && '1',
		muted: muted && '1',
		posterUrl: poster && POSTER.test( poster ) && poster,
		preloadContent: PRELOADS.find( ( each ) => each === preload ),
	};
	const query = Object.entries( flags ).flatMap( ( [ name, value ] ) =>
		value ? `${ name }=${ encoded( value ) }` : []
	);
	return [ `${ base }/embed/${ guid }`, query.join( '&' ) ]
		.filter( Boolean )
		.join( '?' );
}

/** Encodes text like PHP's `rawurlencode`. */
const encoded = ( text: string ): string =>
	encodeURIComponent( text ).replace(
		/[!'()*]/g,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);

/** Size in pixels. */
export type Size = { width: number; height: number };

/** Aspect ratios that have a class, widest first. */
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
 * Tolerance in hundredths. A video gets a standard ratio's class if its own ratio is larger by at most this value.
 * WordPress uses the same value for embeds.
 */
const TOLERANCE = 10;

/** Default size if the size is unknown. */
export const DEFAULT_SIZE: Size = { width: 16, height: 9 };

/** Returns an aspect ratio in hundredths, as WordPress compares them. */
const ratio = ( width: number, height: number ) =>
	Math.round( ( width / height ) * 100 );

/**
 * Returns the aspect ratio classes that WordPress adds to embeds, for themes to style; empty if no class matches the
 * size.
 */
export function ratioClasses( { width, height }: Size ): string[] {
	const own = ratio( width, height );
	const [ w, h ] = RATIOS.find( ( [ x, y ] ) => own >= ratio( x, y ) ) ?? [];
	return w && h && own - ratio( w, h ) <= TOLERANCE
		? [ `wp-embed-aspect-${ w }-${ h }`, 'wp-has-aspect-ratio' ]
		: [];
}

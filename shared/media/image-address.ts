/** Options for an image resizing service. Lengths are in CSS pixels. Lengths below half a pixel are ignored. */
export type ImageOptions = {
	/** Maximum width; the aspect ratio is kept. */
	width?: number;
	/** Maximum height; the aspect ratio is kept. */
	height?: number;
	/** Exact width and height. The service crops the image to this size. */
	resize?: readonly [ number, number ];
	/** Metadata to remove: all, camera data or color profile. */
	strip?: 'all' | 'info' | 'color';
};

/**
 * Returns the URL of an image on the site's image CDN.
 *
 * Returns the source unchanged if there is no CDN, or if the CDN cannot serve the image. The CDN cannot serve relative
 * and `blob:` URLs, URLs with a query or password, and SVG files.
 *
 * @param source  URL of the image.
 * @param options Resizing options.
 * @param cdn     Base URL of the CDN, from the initial state. Ignored unless it is an http(s) URL.
 */
export function imageAddress(
	source: string,
	options: ImageOptions,
	cdn: string | null | undefined
): string {
	const base = webAddress( cdn );
	const file = webAddress( source );
	if ( ! base || ! file || /\.svgz?$/i.test( file.pathname ) ) {
		return source;
	}
	const prefix = base.origin + base.pathname.replace( /\/+$/, '' );
	const isServedAlready = ( file.origin + file.pathname ).startsWith(
		`${ prefix }/`
	);
	if ( file.search && ! isServedAlready ) {
		return source;
	}
	const address = isServedAlready
		? file.origin + file.pathname
		: `${ prefix }/${ file.host }${ file.pathname }`;
	const isSecure = isServedAlready
		? file.searchParams.has( 'ssl' )
		: file.protocol === 'https:';
	const query = imageQuery( options, isSecure );
	return query ? `${ address }?${ query }` : address;
}

function webAddress( text: string | null | undefined ): URL | null {
	if ( ! text || ! URL.canParse( text ) ) {
		return null;
	}
	const url = new URL( text );
	const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
	return isWeb && ! url.username && ! url.password ? url : null;
}

/**
 * Returns the query string of a CDN URL. Uses the parameters of the public image service for WordPress sites: `w`, `h`,
 * `resize`, `strip`, and `ssl` for https sources.
 */
function imageQuery(
	{ width, height, resize, strip }: ImageOptions,
	isSecure: boolean
): string {
	const query = new URLSearchParams();
	if ( isLength( width ) ) {
		query.set( 'w', String( Math.round( width ) ) );
	}
	if ( isLength( height ) ) {
		query.set( 'h', String( Math.round( height ) ) );
	}
	if ( resize?.every( isLength ) ) {
		query.set( 'resize', resize.map( Math.round ).join( ',' ) );
	}
	if ( strip ) {
		query.set( 'strip', strip );
	}
	if ( isSecure ) {
		query.set( 'ssl', '1' );
	}
	return query.toString();
}

function isLength( value: number | undefined ): value is number {
	return value !== undefined && Number.isFinite( value ) && value >= 0.5;
}

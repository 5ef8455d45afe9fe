/** What a resizing service is asked for. Lengths are CSS pixels; anything that is not above zero is left out of the address. */
export type ImageOptions = {
	/** The widest the picture may be; its shape is kept. */
	width?: number;
	/** The highest the picture may be; its shape is kept. */
	height?: number;
	/** An exact width and height: what does not fit is cut off. */
	resize?: readonly [ number, number ];
	/** What is taken out of the file: camera data, the colour profile, or both. */
	strip?: 'all' | 'info' | 'color';
};

/**
 * The address of a picture at the site's image CDN.
 *
 * The site's own address comes back unchanged when no CDN is configured, and whenever a CDN could not serve
 * the same picture: an address that is not absolute http(s) (an upload in progress is a `blob:`), one with a
 * query (signed, or made by a script), one with a password in it, or a drawing (SVG has no pixels to resize).
 *
 * @param source  the picture's own address
 * @param options what to ask for
 * @param cdn     the CDN's base address from the initial state; nothing, or no http(s) address, means there is none
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

/** The names on the wire (`w`, `h`, `resize`, `strip`; `ssl` for a source behind https) are those of the public image service that WordPress sites use. */
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

/** Sends one pixel request. Throws when it cannot; the event then waits. */
export type SendPixel = ( address: string ) => void;

/** The analytics host's base address, or null when the configured one is no http(s) address. */
export function pixelBase( host: string ): string | null {
	if ( ! URL.canParse( host ) ) {
		return null;
	}
	const { protocol, origin, pathname } = new URL( host );
	return protocol === 'https:' || protocol === 'http:'
		? origin + pathname.replace( /\/+$/, '' )
		: null;
}

/**
 * The address whose request records an event. The time makes it unlike every other, so that no cache answers in
 * the host's place.
 *
 * @param base       what {@link pixelBase} gave
 * @param name       the event
 * @param properties what is said about it
 * @param time       when it happened, in milliseconds since 1970
 */
export function pixelAddress(
	base: string,
	name: string,
	properties: readonly [ name: string, value: string ][],
	time: number
): string {
	const query = new URLSearchParams( [
		[ '_en', name ],
		[ '_ts', String( time ) ],
		...properties,
	] );
	return `${ base }/t.gif?${ query }`;
}

/** A sender that asks for the pixel as a picture, without telling the host which page asks. */
export function createPixelSender( doc: Document ): SendPixel {
	return ( address ) => {
		const pixel = doc.createElement( 'img' );
		pixel.setAttribute( 'referrerpolicy', 'no-referrer' );
		pixel.src = address;
	};
}

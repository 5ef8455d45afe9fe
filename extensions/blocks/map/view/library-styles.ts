import { loadStylesheet } from '#shared/view';

/** The library's stylesheet, a file of its own beside the scripts: the map waits for it. */
export function loadLibraryStyles( doc: Document ): Promise< void > {
	const { href } = new URL( 'mapbox-gl/dist/mapbox-gl.css', import.meta.url );
	return loadStylesheet( href, doc );
}

/**
 * The address of the map service under which the library reports nobody's visit. It has no switch for that: it reports
 * whenever its address begins with the very letters `https://api.mapbox.com`, and a host's letters may be written in
 * either case. Tried with 1.13.3, and kept true by the end-to-end test.
 */
export function withoutTelemetry( address: string ): string {
	return address.replace( /^https:\/\/api\.mapbox\./i, ( host ) =>
		host.toUpperCase().replace( 'HTTPS', 'https' )
	);
}

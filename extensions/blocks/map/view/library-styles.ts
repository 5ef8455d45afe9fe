import { loadStylesheet } from '#shared/view';

/** Loads the library's stylesheet, which is a separate file. The map waits for it. */
export function loadLibraryStyles( doc: Document ): Promise< void > {
	const { href } = new URL( 'mapbox-gl/dist/mapbox-gl.css', import.meta.url );
	return loadStylesheet( href, doc );
}

/**
 * Returns the service's URL in a form that disables the library's usage reports. The library has no setting for that,
 * but reports only if its URL starts with exactly `https://api.mapbox.com`, and host names are case-insensitive. Tested
 * with 1.13.3, and checked by the end-to-end test.
 */
export function withoutTelemetry( address: string ): string {
	return address.replace( /^https:\/\/api\.mapbox\./i, ( host ) =>
		host.toUpperCase().replace( 'HTTPS', 'https' )
	);
}

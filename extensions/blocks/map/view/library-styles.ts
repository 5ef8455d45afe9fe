import { loadStylesheet } from '#shared/view';

/** Loads the library's stylesheet, which is a separate file. The map is drawn only once it has loaded. */
export function loadLibraryStyles( doc: Document ): Promise< void > {
	const { href } = new URL( 'mapbox-gl/dist/mapbox-gl.css', import.meta.url );
	return loadStylesheet( href, doc );
}

/**
 * Returns the service's URL in a form that turns off the library's usage reports, for which there is no setting. The
 * library sends reports only if its URL starts with exactly `https://api.mapbox.com`, and host names are
 * case-insensitive. Tested with version 1.13.3; an end-to-end test checks the result.
 */
export function withoutTelemetry( address: string ): string {
	return address.replace( /^https:\/\/api\.mapbox\./i, ( host ) =>
		host.toUpperCase().replace( 'HTTPS', 'https' )
	);
}

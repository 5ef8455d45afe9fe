import css from '!!css-loader?{"url":false,"exportType":"string"}!mapbox-gl/dist/mapbox-gl.css';
import { element } from '#shared/view';
import type { MapStyle } from '../attributes';

const ID = 'dovetail-map-library-styles';

/** Adds the library's stylesheet to a document, once, and in front of ours, which has the last word. No author can write a style element. */
export function addLibraryStyles( doc: Document ): void {
	if ( ! doc.querySelector( `style#${ ID }` ) ) {
		doc.head.prepend( element( doc, 'style', { id: ID }, String( css ) ) );
	}
}

/** Mapbox's own styles; all of them with names, which a map without details hides. */
const STYLES: Readonly< Record< MapStyle, string > > = {
	default: 'streets-v11',
	black_and_white: 'light-v10',
	satellite: 'satellite-streets-v11',
	terrain: 'outdoors-v11',
};

/** The address of a style, as the library takes it. */
export function styleAddress( style: MapStyle ): string {
	return `mapbox://styles/mapbox/${ STYLES[ style ] }`;
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

import { element } from '#shared/view';
import css from '!!css-loader?{"url":false,"exportType":"string"}!mapbox-gl/dist/mapbox-gl.css';

const ID = 'dovetail-map-library-styles';

/** Adds the library's stylesheet to a document, once, and in front of ours, which has the last word. No author can write a style element. */
export function addLibraryStyles( doc: Document ): void {
	if ( ! doc.querySelector( `style#${ ID }` ) ) {
		doc.head.prepend( element( doc, 'style', { id: ID }, String( css ) ) );
	}
}

import { printedText } from './printed-text';

/**
 * What the server printed for the view module of a block; an empty object where it printed nothing, or nothing that
 * can be read. In the canvas iframe that of the page around it serves.
 *
 * @param slug The block's slug, without the namespace.
 * @param doc  The root's own document.
 */
export function viewData( slug: string, doc: Document ): object {
	try {
		// The id is WordPress's, after the one under which it registers a block's `viewScriptModule`.
		const id = `wp-script-module-data-dovetail-${ slug }-view-script-module`;
		return Object( JSON.parse( printedText( id, doc ) ?? '' ) );
	} catch {
		return {};
	}
}

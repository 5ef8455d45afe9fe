import { printedText } from './printed-text';

/** The id under which WordPress registers the `viewScriptModule` of a block: its name with a dash for the slash, and what it is. */
export function viewModuleId( slug: string ): string {
	return `dovetail-${ slug }-view-script-module`;
}

/**
 * What the server printed for the view module of a block; an empty object where it printed nothing, or nothing that
 * can be read. In the canvas iframe that of the page around it serves.
 *
 * @param slug The block's slug, without the namespace.
 * @param doc  The root's own document.
 */
export function viewData( slug: string, doc: Document ): object {
	const id = `wp-script-module-data-${ viewModuleId( slug ) }`;
	return parsed( printedText( id, doc ) ?? '' ) ?? {};
}

/** The object that the text describes; anything else, broken text included, is none. */
function parsed( text: string ): object | undefined {
	try {
		const data: unknown = JSON.parse( text );
		return isObject( data ) ? data : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a value can have names of its own. */
export function isObject( value: unknown ): value is object {
	return typeof value === 'object' && value !== null;
}

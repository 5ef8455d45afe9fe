/**
 * Returns the JSON that the site printed under an ID; undefined if there is none. Inside the canvas iframe, the
 * surrounding page's is used. Only script elements count: authors can write any ID, but WordPress lets none write a
 * script.
 *
 * @param id  Of the element.
 * @param doc The root's own document.
 */
export function printedText( id: string, doc: Document ): string | undefined {
	const { defaultView } = doc;
	const around = defaultView?.frameElement?.ownerDocument;
	return (
		doc.querySelector< HTMLScriptElement >( `script#${ id }` )?.text ??
		( around && printedText( id, around ) )
	);
}

/**
 * Returns the data that the server printed for a block's view module; an empty object if there is none or it is
 * invalid. Inside the canvas iframe, the surrounding page's is used.
 *
 * @param slug The block's slug, without the namespace.
 * @param doc  The root's own document.
 */
export function viewData( slug: string, doc: Document ): object {
	try {
		// WordPress derives this ID from the handle of a block's `viewScriptModule`.
		const id = `wp-script-module-data-dovetail-${ slug }-view-script-module`;
		return Object( JSON.parse( printedText( id, doc ) ?? '' ) );
	} catch {
		return {};
	}
}

/**
 * Returns the view script's texts in the page's language: the ones the server printed, and `fallback` for missing or
 * invalid keys. In the canvas iframe, the texts of the surrounding page are used.
 *
 * @param slug     Block slug without the namespace.
 * @param fallback All keys with English texts.
 * @param doc      The root's document.
 */
export function viewStrings< Key extends string >(
	slug: string,
	fallback: Readonly< Record< Key, string > >,
	doc: Document
): Record< Key, string > {
	const strings: Record< Key, string > = { ...fallback };
	const printed = printedStrings( slug, doc );
	for ( const key in fallback ) {
		const sentence: unknown = Reflect.get( printed, key );
		if ( typeof sentence === 'string' ) {
			strings[ key ] = sentence;
		}
	}
	return strings;
}

function printedStrings( slug: string, doc: Document ): object {
	return Object( Reflect.get( viewData( slug, doc ), 'strings' ) );
}

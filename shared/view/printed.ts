/**
 * Returns the JSON in the script element with the given ID, or undefined. In the canvas iframe, reads from the
 * surrounding page. Ignores other elements, because authors can write any ID, but WordPress removes authors' scripts.
 *
 * @param id  ID of the element.
 * @param doc Document of the root element.
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
 * Returns the data that the server printed for a block's view module, or an empty object if the data is missing or
 * invalid. In the canvas iframe, reads from the surrounding page.
 *
 * @param slug Block slug without the namespace.
 * @param doc  Document of the root element.
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
 * Returns the view script's texts, which the server printed in the page's language. Missing or invalid texts come from
 * `fallback`. In the canvas iframe, reads from the surrounding page.
 *
 * @param slug     Block slug without the namespace.
 * @param fallback All keys with their English texts.
 * @param doc      Document of the root element.
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

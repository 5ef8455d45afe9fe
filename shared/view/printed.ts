/**
 * The JSON that the site printed under an id; undefined where it printed none. In the canvas iframe that of the page
 * around it serves. Only a script counts: an author may put any id on any element of a post, but WordPress lets none
 * write a script.
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

/** The id under which WordPress registers the `viewScriptModule` of a block: its name with a dash for the slash, and what it is. */
export function viewModuleId( slug: string ): string {
	return `dovetail-${ slug }-view-script-module`;
}

/**
 * What a visitor's script says, in the language of the page: the sentences that the server printed for the block's
 * view module, and the English ones of `fallback` for every key that is missing or no string.
 * In the canvas iframe the sentences of the page around it serve.
 *
 * @param slug     The block's slug, without the namespace.
 * @param fallback Every key with its English sentence.
 * @param doc      The root's own document.
 */
export function viewStrings< Key extends string >(
	slug: string,
	fallback: Readonly< Record< Key, string > >,
	doc: Document
): Record< Key, string > {
	const strings: Record< Key, string > = { ...fallback };
	const printed = printedStrings( slug, doc );
	for ( const key in fallback ) {
		const sentence = Object.hasOwn( printed, key )
			? Reflect.get( printed, key )
			: undefined;
		if ( typeof sentence === 'string' ) {
			strings[ key ] = sentence;
		}
	}
	return strings;
}

function printedStrings( slug: string, doc: Document ): object {
	const id = `wp-script-module-data-${ viewModuleId( slug ) }`;
	let place: Document | undefined = doc;
	let text: string | null | undefined;
	while ( place && ! text ) {
		text = place.getElementById( id )?.textContent;
		place = place.defaultView?.frameElement?.ownerDocument;
	}
	const data = parsed( text ?? '' );
	const strings: unknown = data && Reflect.get( data, 'strings' );
	return isObject( strings ) ? strings : {};
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

function isObject( value: unknown ): value is object {
	return typeof value === 'object' && value !== null;
}

import { viewData } from './view-data';

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

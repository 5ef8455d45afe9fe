import { decodeOnce, htmlText } from '#shared/attributes';

/** The options of a field as plain text, whatever was done to them by hand. */
export function readOptions( stored: unknown ): string[] {
	return Array.isArray( stored )
		? stored
				.filter( ( option ) => typeof option === 'string' )
				.map( decodeOnce )
		: [];
}

/** The attribute for options: HTML text, which WordPress's sanitiser leaves alone. */
export function storeOptions( options: readonly string[] ): string[] {
	return options.map( htmlText );
}

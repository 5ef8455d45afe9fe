import { getCountries } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min';

/** Common country names that no table contains. */
const OTHER_NAMES = new Map(
	Object.entries( {
		usa: 'US',
		'united states of america': 'US',
		uk: 'GB',
		'great britain': 'GB',
		britain: 'GB',
		england: 'GB',
		scotland: 'GB',
		wales: 'GB',
		'northern ireland': 'GB',
		'republic of ireland': 'IE',
		éire: 'IE',
		'the netherlands': 'NL',
		holland: 'NL',
		'czech republic': 'CZ',
		uae: 'AE',
		korea: 'KR',
	} )
);

const CODES: readonly string[] = getCountries( metadata );

/**
 * Returns the code of the country that a text names, such as `DE`: in one of the given languages, in its own language,
 * or by its code. Empty if there is none.
 *
 * @param text      As an author has written it.
 * @param languages In which it may be named, as `de-AT`.
 */
export function countryCode(
	text: string,
	languages: readonly string[]
): string {
	const name = plain( text );
	const code = text.trim().toUpperCase();
	const other = OTHER_NAMES.get( name );
	if ( other || CODES.includes( code ) ) {
		return other ?? code;
	}
	for ( const language of [ 'en', ...languages ] ) {
		const found = CODES.find( ( each ) => isNamed( name, each, language ) );
		if ( found ) {
			return found;
		}
	}
	return (
		CODES.find( ( each ) => isNamed( name, each, ownLanguage( each ) ) ) ??
		''
	);
}

/** Normalizes a name: `U.S.A.` becomes `usa`. */
function plain( text: string ): string {
	return text.trim().toLowerCase().replace( /\./g, '' );
}

/** Whether a country has this name or short name (`Hong Kong`). */
function isNamed( name: string, code: string, language: string ): boolean {
	return namesIn( language ).some(
		( names ) => plain( names.of( code ) ?? '' ) === name
	);
}

const known = new Map< string, readonly Intl.DisplayNames[] >();

/** Returns the long and short country names of a language; empty for an unknown language. */
function namesIn( language: string ): readonly Intl.DisplayNames[] {
	let names = known.get( language );
	if ( ! names ) {
		try {
			names = ( [ 'long', 'short' ] as const ).map(
				( style ) =>
					new Intl.DisplayNames( language, { type: 'region', style } )
			);
		} catch {
			names = [];
		}
		known.set( language, names );
	}
	return names;
}

/** Returns the main language and script of a country, such as `zh-Hant`. */
function ownLanguage( code: string ): string {
	const { language, script } = new Intl.Locale( `und-${ code }` ).maximize();
	return script ? `${ language }-${ script }` : language;
}

import { LANGUAGE_CODES, type Language } from './reservation';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly< Record< Language, string > > = {
	'en-US': 'English',
	'fr-CA': 'Français',
	'de-DE': 'Deutsch',
	'es-MX': 'Español',
	'ja-JP': '日本語',
	'nl-NL': 'Nederlands',
	'it-IT': 'Italiano',
};

/**
 * Returns the chosen language. Without a choice, returns the site's language (`de-AT` or `de_AT`), or English if the
 * service does not support it.
 */
export function languageOf( chosen: Language | '', site: string ): Language {
	const [ spoken ] = site.toLowerCase().split( /[-_]/ );
	return (
		chosen ||
		( LANGUAGE_CODES.find( ( code ) => code.slice( 0, 2 ) === spoken ) ??
			'en-US' )
	);
}

import { LANGUAGE_CODES, type Language } from './reservation';

/** Names of the languages in their own language. */
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
 * Returns the chosen language, otherwise the site's (`de-AT` or `de_AT`); English if the service does not support it.
 */
export function languageOf( chosen: Language | '', site: string ): Language {
	const [ spoken ] = site.toLowerCase().split( /[-_]/ );
	return (
		chosen ||
		( LANGUAGE_CODES.find( ( code ) => code.slice( 0, 2 ) === spoken ) ??
			'en-US' )
	);
}

import { LANGUAGE_CODES, type Language } from './languages';

/** Each by its own name. */
export const LANGUAGE_NAMES: Readonly< Record< Language, string > > = {
	'en-US': 'English',
	'fr-CA': 'Français',
	'de-DE': 'Deutsch',
	'es-MX': 'Español',
	'ja-JP': '日本語',
	'nl-NL': 'Nederlands',
	'it-IT': 'Italiano',
};

/** The language that was chosen, or without one the site's, as `de-AT` or `de_AT`; English where the service does not speak it. */
export function languageOf( chosen: Language | '', site: string ): Language {
	const [ spoken ] = site.toLowerCase().split( /[-_]/ );
	return (
		chosen ||
		( LANGUAGE_CODES.find( ( code ) => code.slice( 0, 2 ) === spoken ) ??
			'en-US' )
	);
}

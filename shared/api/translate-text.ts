import { getLocaleData } from '@wordpress/i18n';

/**
 * Translates an English text from a `server-data.ts`. Such texts are not inside a `__()` call; the build adds them to
 * the translations.
 */
export function translateText( sentence = '' ): string {
	// English sites load no translations, so it can be undefined although the type says otherwise.
	const known = getLocaleData( 'dovetail-blocks' )?.[ sentence ];
	return ( Array.isArray( known ) && known[ 0 ] ) || sentence;
}

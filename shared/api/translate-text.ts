import { getLocaleData } from '@wordpress/i18n';

/**
 * Translates an English text from a `server-data.ts`. Such texts are not inside a `__()` call; the build adds them to
 * the translations.
 */
export function translateText( sentence = '' ): string {
	// The translation can be undefined despite the type, because English sites load no translations.
	const known = getLocaleData( 'dovetail-blocks' )?.[ sentence ];
	return ( Array.isArray( known ) && known[ 0 ] ) || sentence;
}

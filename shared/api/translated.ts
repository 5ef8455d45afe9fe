import { getLocaleData } from '@wordpress/i18n';

/** A sentence of a `server-data.ts` in the author's language: `__()` is for those that stand in its call. The build hands them to translators, for page and editor. */
export function translated( sentence = '' ): string {
	// Where everything is in English there are no translations, whatever the type says.
	const known = getLocaleData( 'dovetail-blocks' )?.[ sentence ];
	return ( Array.isArray( known ) && known[ 0 ] ) || sentence;
}

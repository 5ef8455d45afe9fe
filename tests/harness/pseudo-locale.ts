import { pseudoTranslate } from '../../src/bundle/translations/pseudo-translate';

/**
 * Locale data that replaces every text with a recognizable translation, to show which texts are translatable. It is a
 * Proxy, so it needs no list of texts.
 */
export const pseudoLocale: Record< string, string[] > = new Proxy(
	{ '': [] } as Record< string, string[] >,
	{
		get: ( target, key ) =>
			typeof key === 'string' && key !== '' && ! ( key in target )
				? [ pseudoTranslate( key ), pseudoTranslate( key ) ]
				: Reflect.get( target, key ),
	}
);

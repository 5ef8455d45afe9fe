import { pseudoTranslate } from '../../src/bundle/translations/pseudo-translate';

/**
 * Locale data that translates every text to a recognizable one, which shows what is translatable. A Proxy, so that no
 * list of texts is needed.
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

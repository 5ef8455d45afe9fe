import { pseudoTranslate } from '../../src/bundle/translations/pseudo-translate';

/**
 * Locale data that answers every sentence with one that no English test would expect: what is translated shows at once.
 * A Proxy, so that no list of sentences has to be kept.
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

/**
 * Returns the locale of a `lang` attribute for `Intl`. Undefined, which is the browser's locale for `Intl`, if it is
 * empty or invalid: WordPress has languages such as `pt-PT-ao90`, for which `Intl` throws.
 */
export function parseLocale( language: string ): string | undefined {
	try {
		return Intl.getCanonicalLocales( language )[ 0 ];
	} catch {
		return undefined;
	}
}

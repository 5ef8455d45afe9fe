/** The country in which a language is mostly spoken, or that a locale names: `de` gives `DE`, `pt-BR` gives `BR`. Null when there is none. */
export function countryOfLocale( locale: string ): string | null {
	try {
		return new Intl.Locale( locale ).maximize().region ?? null;
	} catch {
		return null;
	}
}

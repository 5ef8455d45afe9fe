import type { NumberFinder } from '../rules/paragraph';
import { countryCode } from './country-code';
import { readPhone } from './read-phone';

/**
 * Returns a finder of the phone numbers of a country: that which the lines name, that of the site, or the one in which
 * the site's language is mostly spoken.
 */
export function numberFinder(
	lines: readonly string[],
	site: { country: string; language: string }
): NumberFinder {
	const [ named ] = lines
		.map( ( line ) =>
			// A code alone is a region as often: `CA`, `DE`.
			line.length > 2 ? countryCode( line, [ site.language ] ) : ''
		)
		.filter( Boolean );
	const country = named ?? ( site.country || countryOf( site.language ) );
	return ( line ) => readPhone( line, country );
}

function countryOf( language: string ): string {
	try {
		return new Intl.Locale( language ).maximize().region ?? '';
	} catch {
		return '';
	}
}

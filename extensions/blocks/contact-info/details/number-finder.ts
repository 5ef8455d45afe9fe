import type { NumberFinder } from '../rules/paragraph';
import { countryCode } from './country-code';
import { readPhone } from './read-phone';

/**
 * Returns a function that finds phone numbers of a country: the one named in the lines, the site's, or the main one of
 * the site's language.
 */
export function numberFinder(
	lines: readonly string[],
	site: { country: string; language: string }
): NumberFinder {
	const [ named ] = lines
		.map( ( line ) =>
			// A code alone is often a region's: `CA`, `DE`.
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

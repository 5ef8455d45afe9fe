import { safeHref } from '#shared/validation';

/** Characters with a special meaning in shortcodes or attributes. */
const SPECIAL_CHARACTERS = /['[\]]/g;

/** Returns the URL of a link in its saved format. Undefined if the URL is empty or unsafe. */
export function linkAddress( url: unknown ): string | undefined {
	return safeHref( url )?.replace(
		SPECIAL_CHARACTERS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

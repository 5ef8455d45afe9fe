import { safeHref } from '#shared/validation';

/** Characters with a special meaning in shortcodes or attributes. */
const SPECIAL_CHARACTERS = /['[\]]/g;

/** The URL of a link as it is saved; undefined if it is empty or unsafe. */
export function linkAddress( url: unknown ): string | undefined {
	return safeHref( url )?.replace(
		SPECIAL_CHARACTERS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

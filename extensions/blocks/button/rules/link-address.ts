import { safeHref } from '#shared/validation';

/** Signs that mean something else in a shortcode or in an attribute. */
const SIGNS = /['[\]]/g;

/** Where a link leads, as it is saved; nothing where it leads nowhere that is safe. */
export function linkAddress( url: unknown ): string | undefined {
	return safeHref( url )?.replace(
		SIGNS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

import { safeHref, withoutInvisible } from '#shared/validation';

/** Characters that start a shortcode or end an attribute. */
const SIGNS = /['[\]]/g;

/** Returns the URL of a slide's link as it is saved. Undefined unless the scheme is http, https, mailto or tel. */
export function slideLink( typed: string ): string | undefined {
	return safeHref( withoutInvisible( typed ) )?.replace(
		SIGNS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

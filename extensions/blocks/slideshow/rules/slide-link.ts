import { safeHref, withoutInvisible } from '#shared/validation';

/** Signs that begin a shortcode or end an attribute. */
const SIGNS = /['[\]]/g;

/** Where a slide leads, as it is saved; undefined for what is no address to lead to: http, https, mailto and tel. */
export function slideLink( typed: string ): string | undefined {
	return safeHref( withoutInvisible( typed ) )?.replace(
		SIGNS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}

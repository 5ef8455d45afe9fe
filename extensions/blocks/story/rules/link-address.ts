import { isLinkAddress, safeHref, withoutInvisible } from '#shared/validation';

/** A URL without its scheme: `example.org/more`. */
const HOST_FIRST = /^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(?:[:/?#].*)?$/;

/**
 * Parses an entered URL: an absolute one, one within the site, or one without `https://`. Empty for an empty entry,
 * null for an invalid one.
 */
export function linkAddress( entry: string ): string | null {
	const address = withoutInvisible( entry ).trim();
	if (
		address === '' ||
		( /^[/#]/.test( address ) && isLinkAddress( address ) )
	) {
		return address;
	}
	return safeHref(
		HOST_FIRST.test( address ) ? `https://${ address }` : address
	);
}

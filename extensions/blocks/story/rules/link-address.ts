import { isLinkAddress, safeHref, withoutInvisible } from '#shared/validation';

/** What looks like an address without its beginning: `example.org/more`. */
const HOST_FIRST = /^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(?:[:/?#].*)?$/;

/**
 * What an author has entered as an address that a link may have: a whole one, one within the site, or one whose
 * `https://` was left out. Empty for an empty entry, null for what can be none.
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

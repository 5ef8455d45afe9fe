/** The cookie that remembers how often somebody has come; the name is part of the format that caches and consent tools know. */
export const VISIT_COOKIE = 'jp-visit-counter';

/** How long it is remembered after the last visit: 180 days, in seconds. */
export const VISIT_COOKIE_LIFE = 15_552_000;

/** Counting stops here: what is longer is no count of visits. */
const LARGEST_COUNT = 999_999;

/**
 * The visits counted so far.
 *
 * @param cookies what `document.cookie` gives
 * @return 0, so that the visit at hand is the first, when there is no count or when it is text, negative, a fraction or huge
 */
export function parseVisits( cookies: string ): number {
	for ( const cookie of cookies.split( ';' ) ) {
		const [ name, value = '' ] = cookie.trim().split( '=' );
		if ( name === VISIT_COOKIE ) {
			return /^\d{1,6}$/.test( value ) ? Number( value ) : 0;
		}
	}
	return 0;
}

/** The cookie to set for a number of visits. Only this site's own pages ever see it; behind https nothing else carries it. */
export function serialiseVisits( visits: number, isSecure: boolean ): string {
	const count = Math.min( visits, LARGEST_COUNT );
	return `${ VISIT_COOKIE }=${ count }; Max-Age=${ VISIT_COOKIE_LIFE }; Path=/; SameSite=Lax${
		isSecure ? '; Secure' : ''
	}`;
}

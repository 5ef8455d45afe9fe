/** Whether the content is shown after a number of visits, or up to that number. */
export const CRITERIA = [ 'after-visits', 'before-visits' ] as const;

export type Criteria = ( typeof CRITERIA )[ number ];

/** Default number of visits. */
export const DEFAULT_THRESHOLD = 3;

/**
 * Whether content is visible on a visit.
 *
 * With a threshold of 3, `after-visits` shows content from the fourth visit on, and `before-visits` on the first three
 * visits. An invalid threshold becomes the default; it must be a positive whole number. Unknown criteria become
 * `after-visits`.
 *
 * @param criteria  Saved value.
 * @param threshold Saved value.
 * @param visits    Number of visits, including the current one.
 */
export function isVisible(
	criteria: unknown,
	threshold: unknown,
	visits: number
): boolean {
	const limit = thresholdOf( threshold );
	return criteria === 'before-visits' ? visits <= limit : visits > limit;
}

/** Returns the threshold of a saved block, or the default if it is not a positive whole number. */
export function thresholdOf( saved: unknown ): number {
	return typeof saved === 'number' && isThreshold( saved )
		? saved
		: DEFAULT_THRESHOLD;
}

/** Parses a typed threshold. Returns null unless it is a positive whole number. */
export function parseThreshold( text: string ): number | null {
	const threshold = /^\s*\d+\s*$/.test( text ) ? Number( text ) : 0;
	return isThreshold( threshold ) ? threshold : null;
}

function isThreshold( value: number ): boolean {
	return Number.isSafeInteger( value ) && value > 0;
}

/** Name of the cookie that counts visits. It must not change, because caches and consent tools know it. */
const VISIT_COOKIE = 'jp-visit-counter';

/** 180 days since the last visit. */
const VISIT_COOKIE_SECONDS = 15_552_000;

const MAX_COUNT = 999_999;

/**
 * Returns the number of visits so far, as stored in the cookies.
 *
 * @param cookies Value of `document.cookie`.
 * @return 0 for a first visit, and for values that are missing, not a number, negative, fractional or too large.
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

/** Name of the cookie that marks a visit in progress, and its lifetime in seconds: half an hour without a page view. */
const ONGOING_COOKIE = 'dovetail-visit';
const ONGOING_COOKIE_SECONDS = 1800;

/**
 * Returns the number of the current visit, starting with 1. Page views within half an hour of each other are one visit.
 *
 * @param cookies Value of `document.cookie`.
 */
export function visitOf( cookies: string ): number {
	const isOngoing = /(?:^|; ?)dovetail-visit=1(?:;|$)/.test( cookies );
	return parseVisits( cookies ) + ( isOngoing ? 0 : 1 ) || 1;
}

/**
 * Returns two cookies: the number of visits, and the visit in progress. The browser sends them only to this site, and
 * on https sites only over https.
 */
export function serializeVisits(
	visits: number,
	isSecure: boolean
): [ string, string ] {
	const cookie = ( name: string, value: number, life: number ) =>
		`${ name }=${ value }; Max-Age=${ life }; Path=/; SameSite=Lax${
			isSecure ? '; Secure' : ''
		}`;
	return [
		cookie(
			VISIT_COOKIE,
			Math.min( visits, MAX_COUNT ),
			VISIT_COOKIE_SECONDS
		),
		cookie( ONGOING_COOKIE, 1, ONGOING_COOKIE_SECONDS ),
	];
}

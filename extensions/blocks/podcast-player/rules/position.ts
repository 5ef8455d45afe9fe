import type { Position } from '../view/memory';

/** A time in an episode, from a URL fragment. */
type Moment = {
	/** Time in seconds. */
	time: number;
	/** Episode ID; empty for the first episode. */
	episode: string;
};

/**
 * Parses `#t=90`, `#t=1:30` and `#t=1h2m3s`, with or without `&episode=…`; null for other fragments. Uses the start of
 * a range such as `#t=10,20`.
 */
export function parseMoment( hash: string ): Moment | null {
	const values = new URLSearchParams( hash.replace( /^#/, '' ) );
	const time = secondsOf( values.get( 't' ) ?? '' );
	return time === null
		? null
		: { time, episode: values.get( 'episode' ) ?? '' };
}

function secondsOf( text: string ): number | null {
	const clock =
		/^(?:npt:)?(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,6})(?:\.\d+)?(?:,.*)?$/.exec(
			text
		);
	const units = /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/i.exec( text );
	const [ , hours = 0, minutes = 0, rest = 0 ] = clock ?? units ?? [];
	return ( clock ?? units )
		? Number( hours ) * 3600 + Number( minutes ) * 60 + Number( rest )
		: null;
}

/** Returns the page's URL with a fragment for a time in an episode. */
export function momentUrl(
	page: string,
	episode: string,
	seconds: number
): string {
	const address = new URL( page );
	address.hash = new URLSearchParams( {
		t: String( Math.floor( seconds ) ),
		episode,
	} ).toString();
	return address.href;
}

const MAX_STORED_EPISODES = 30;

/** Positions this close to the start or end of an episode are not stored. */
const MARGIN_SECONDS = 10;

/** Returns the updated positions to store. Removes an episode's position near its start or end. */
export function rememberPosition(
	positions: readonly Position[],
	id: string,
	seconds: number,
	duration: number
): Position[] {
	const others = positions.filter( ( [ known ] ) => known !== id );
	const isWorthIt =
		seconds >= MARGIN_SECONDS &&
		! ( duration > 0 && seconds > duration - MARGIN_SECONDS );
	const all: readonly Position[] = isWorthIt
		? [ [ id, Math.floor( seconds ) ], ...others ]
		: others;
	return all.slice( 0, MAX_STORED_EPISODES );
}

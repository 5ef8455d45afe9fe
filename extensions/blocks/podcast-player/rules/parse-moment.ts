/** A place in an episode, as the end of an address names it. */
type Moment = {
	/** In seconds. */
	time: number;
	/** Id of the episode; empty for the first one. */
	episode: string;
};

/**
 * Reads `#t=90`, `#t=1:30`, `#t=1h2m3s`, each with or without `&episode=…`; null for every other hash. Of a span
 * (`#t=10,20`) the beginning counts.
 */
export function parseMoment( hash: string ): Moment | null {
	const values = new URLSearchParams( hash.replace( /^#/, '' ) );
	const time = seconds( values.get( 't' ) ?? '' );
	return time === null
		? null
		: { time, episode: values.get( 'episode' ) ?? '' };
}

function seconds( text: string ): number | null {
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

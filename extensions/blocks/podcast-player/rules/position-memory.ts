/** Episodes whose place is kept: a listener has a handful at a time. */
const MOST = 30;

/** Seconds at the beginning and at the end of an episode at which nobody wants to go on. */
const MARGIN = 10;

type Entry = readonly [ id: string, seconds: number ];

/** Where a listener stopped in an episode, in seconds; 0 when it is not known or the text was written by somebody else. */
export function recallPosition( text: string | null, id: string ): number {
	return entriesOf( text ).find( ( [ known ] ) => known === id )?.[ 1 ] ?? 0;
}

/** The text to keep once the listener has come so far. The start and the end are places that are forgotten. */
export function rememberPosition(
	text: string | null,
	id: string,
	seconds: number,
	duration: number
): string {
	const others = entriesOf( text ).filter( ( [ known ] ) => known !== id );
	const isWorthIt =
		seconds >= MARGIN && ! ( duration > 0 && seconds > duration - MARGIN );
	return JSON.stringify(
		( isWorthIt
			? [ [ id, Math.floor( seconds ) ] as Entry, ...others ]
			: others
		).slice( 0, MOST )
	);
}

function entriesOf( text: string | null ): Entry[] {
	try {
		const list: unknown = JSON.parse( text ?? '' );
		return Array.isArray( list ) ? list.filter( isEntry ) : [];
	} catch {
		return [];
	}
}

function isEntry( entry: unknown ): entry is Entry {
	return (
		Array.isArray( entry ) &&
		typeof entry[ 0 ] === 'string' &&
		Number.isFinite( entry[ 1 ] ) &&
		entry[ 1 ] > 0
	);
}

/** The place of one episode. */
export type Position = readonly [ id: string, seconds: number ];

/** The places that a text keeps; none where it was written by somebody else. */
export function positionsOf( text: string | null ): Position[] {
	try {
		const list: unknown = JSON.parse( text ?? '' );
		return Array.isArray( list ) ? list.filter( isPosition ) : [];
	} catch {
		return [];
	}
}

function isPosition( entry: unknown ): entry is Position {
	return (
		Array.isArray( entry ) &&
		typeof entry[ 0 ] === 'string' &&
		Number.isFinite( entry[ 1 ] ) &&
		entry[ 1 ] > 0
	);
}

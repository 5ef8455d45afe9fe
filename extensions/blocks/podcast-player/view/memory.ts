import { consentFor } from '#shared/consent';
import { windowOf } from '#shared/view';

/** Name of the one entry in the browser's storage. */
export const STORAGE_KEY = 'dovetail-podcast-positions';

/** Where the listener stopped, kept in her browser only, and only with her consent to preferences. */
export type Memory = {
	/** Seconds; 0 when nothing is known. */
	recall( id: string ): number;
	/** Keeps what becomes of the places that are known. */
	update(
		change: ( positions: readonly Position[] ) => readonly Position[]
	): void;
};

/** The memory of a page's browser; a browser that lets nothing be stored has none. */
export function memoryOf( doc: Document ): Memory {
	const work = < Value >(
		using: ( storage: Storage, positions: Position[] ) => Value
	): Value | undefined => {
		try {
			const storage =
				consentFor( 'preferences', doc ) &&
				windowOf( doc ).localStorage;
			return storage
				? using(
						storage,
						positionsOf( storage.getItem( STORAGE_KEY ) )
					)
				: undefined;
		} catch {
			return undefined;
		}
	};
	return {
		recall: ( id ) =>
			work( ( _storage, positions ) =>
				recallPosition( positions, id )
			) ?? 0,
		update: ( change ) =>
			work( ( storage, positions ) =>
				storage.setItem(
					STORAGE_KEY,
					JSON.stringify( change( positions ) )
				)
			),
	};
}

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

/** Where a listener stopped in an episode, in seconds; 0 when it is not known. */
export function recallPosition(
	positions: readonly Position[],
	id: string
): number {
	return positions.find( ( [ known ] ) => known === id )?.[ 1 ] ?? 0;
}

import { consentFor } from '#shared/consent';
import { windowOf } from '#shared/view';

/** Key of the `localStorage` entry that contains all positions. */
export const STORAGE_KEY = 'dovetail-podcast-positions';

/** Playback positions. Stored only in the browser, and only if the listener consented to storing preferences. */
export type Memory = {
	/** Returns the position in seconds; 0 if unknown. */
	recall( id: string ): number;
	update(
		change: ( positions: readonly Position[] ) => readonly Position[]
	): void;
};

/**
 * Returns functions to read and change the positions in the visitor's browser. If storage is blocked or consent is
 * missing, they read and store nothing.
 */
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

/** The stored position in one episode. */
export type Position = readonly [ id: string, seconds: number ];

/** Parses stored positions. Omits invalid ones, because other code can change the stored text. */
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

/** Returns the stored position in an episode in seconds; 0 if unknown. */
export function recallPosition(
	positions: readonly Position[],
	id: string
): number {
	return positions.find( ( [ known ] ) => known === id )?.[ 1 ] ?? 0;
}

import { consentFor } from '#shared/consent';
import { windowOf } from '#shared/view';
import { recallPosition, rememberPosition } from '../rules/position-memory';

/** Name of the one entry in the browser's storage. */
export const STORAGE_KEY = 'dovetail-podcast-positions';

/** Where the listener stopped, kept in her browser only, and only with her consent to preferences. */
export type Memory = {
	/** Seconds; 0 when nothing is known. */
	recall( id: string ): number;
	remember( id: string, seconds: number, duration: number ): void;
};

/** The memory of a page's browser; a browser that lets nothing be stored has none. */
export function memoryOf( doc: Document ): Memory {
	const withStorage = < Value >(
		work: ( storage: Storage ) => Value,
		otherwise: Value
	): Value => {
		try {
			return consentFor( 'preferences', doc )
				? work( windowOf( doc ).localStorage )
				: otherwise;
		} catch {
			return otherwise;
		}
	};
	return {
		recall: ( id ) =>
			withStorage(
				( storage ) =>
					recallPosition( storage.getItem( STORAGE_KEY ), id ),
				0
			),
		remember: ( id, seconds, duration ) =>
			withStorage(
				( storage ) =>
					storage.setItem(
						STORAGE_KEY,
						rememberPosition(
							storage.getItem( STORAGE_KEY ),
							id,
							seconds,
							duration
						)
					),
				undefined
			),
	};
}

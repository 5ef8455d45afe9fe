import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

type Registry = ReturnType< typeof useRegistry >;

/** Writes that run at the end of the current tick. */
const waiting = new WeakMap< Registry, ( () => void )[] >();

/**
 * Runs a write at the end of the current tick, together with the writes of other blocks. Each change to the store makes
 * every block check for updates, so one combined change is faster.
 */
function writeTogether( registry: Registry, write: () => void ): void {
	const writes = waiting.get( registry ) ?? [];
	waiting.set( registry, writes );
	if ( writes.push( write ) === 1 ) {
		queueMicrotask( () => {
			waiting.delete( registry );
			registry.batch( () => writes.forEach( ( next ) => next() ) );
		} );
	}
}

/**
 * Writes values that an effect or response derives from other attributes. The values become part of the last edit and
 * create no undo step. With `setAttributes`, each write would end an undo step. Before the first edit, undoing that
 * step would empty the post.
 *
 * @return A function that writes attributes of the block.
 */
export function useWriteWithoutStep< Attributes extends object >(
	clientId: string
): ( changes: Partial< Attributes > ) => void {
	const registry = useRegistry();
	return useCallback(
		( changes ) =>
			writeTogether( registry, () => {
				const blockEditor = registry.dispatch( blockEditorStore );
				blockEditor.__unstableMarkNextChangeAsNotPersistent?.();
				void blockEditor.updateBlockAttributes( clientId, changes );
			} ),
		[ registry, clientId ]
	);
}

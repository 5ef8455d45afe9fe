import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

type Registry = ReturnType< typeof useRegistry >;

/** Writes that are waiting in the current tick. */
const waiting = new WeakMap< Registry, ( () => void )[] >();

/**
 * Writes in the next tick. Blocks that have the same response write together, because each change of the store makes
 * every block check for updates.
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
 * Writes values that an effect or response derives from other attributes. They become part of the last edit and are
 * never an undo step. `setAttributes` would end a step with each write, and before the first edit, that step would
 * contain an empty post.
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

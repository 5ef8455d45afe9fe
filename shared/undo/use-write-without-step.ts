import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

type Registry = ReturnType< typeof useRegistry >;

/** Writes that are waiting in the current tick. */
const waiting = new WeakMap< Registry, ( () => void )[] >();

/**
 * Writes in the next tick, together with other blocks that have the same response, because each change of the store
 * makes every block check for updates.
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
 * For values that an effect or response derives from other attributes: writes them as part of the last edit, never as
 * an undo step. It does not use `setAttributes`, which ends a step with each write. Before the first edit, that step
 * would contain an empty post.
 *
 * @return Writes attributes of the block.
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

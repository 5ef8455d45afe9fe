import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

type Registry = ReturnType< typeof useRegistry >;

/** Writes of this moment. */
const waiting = new WeakMap< Registry, ( () => void )[] >();

/** Writes a moment later, together with all other blocks that have the same answer: each change of the store costs a look at every block. */
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
 * For values that an effect or a response derives from other attributes: written as part of the last edit, never as an
 * undo step. Not through `setAttributes`, which ends a step with each write: before the first edit, that step would hold
 * an empty post.
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

import { mount, type Behavior } from '#shared/view';
import { useRefEffect } from '@wordpress/compose';
import type { DependencyList, RefCallback } from 'react';

/**
 * Runs the visitor's behavior on a block's stage in the editor canvas. It restarts when one of `deps` changes or the
 * stage gets another `key`.
 *
 * @param behavior      Null while nothing should run.
 * @param deps          Values the behavior depends on.
 * @param options       Ownership of the stage.
 * @param options.isOwn False where the block's view script also mounts itself in the canvas; the behavior then leaves no
 *                      mark on the stage.
 */
export function useBehavior(
	behavior: Behavior | null,
	deps: DependencyList,
	{ isOwn = true }: { isOwn?: boolean } = {}
): RefCallback< HTMLElement > {
	return useRefEffect< HTMLElement >( ( stage ) => {
		if ( ! behavior ) {
			return;
		}
		if ( isOwn ) {
			const controller = mount( stage, behavior );
			return () => controller.abort();
		}
		const running = new AbortController();
		behavior( stage, running.signal );
		return () => running.abort();
	}, deps );
}

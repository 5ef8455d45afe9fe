import { mount, type Behaviour } from '#shared/view';
import { useRefEffect } from '@wordpress/compose';
import type { DependencyList, RefCallback } from 'react';

/**
 * For the stage of a block: the visitor's behaviour runs on it, in the document of the canvas, and starts anew when one
 * of `deps` changes or the stage gets another `key`.
 *
 * @param behaviour     None while nothing runs.
 * @param deps          What it looks at.
 * @param options       Who the stage belongs to.
 * @param options.isOwn False where the block's visitor script, run inside the canvas, mounts itself on the stage: then
 *                      the behaviour runs beside it and leaves no mark.
 */
export function useBehaviour(
	behaviour: Behaviour | null,
	deps: DependencyList,
	{ isOwn = true }: { isOwn?: boolean } = {}
): RefCallback< HTMLElement > {
	return useRefEffect< HTMLElement >( ( stage ) => {
		if ( ! behaviour ) {
			return;
		}
		if ( isOwn ) {
			const controller = mount( stage, behaviour );
			return () => controller.abort();
		}
		const running = new AbortController();
		behaviour( stage, running.signal );
		return () => running.abort();
	}, deps );
}

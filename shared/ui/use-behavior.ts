import { mount, whenNearViewport, windowOf, type Behavior } from '#shared/view';
import { useRefEffect } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import type { DependencyList, RefCallback } from 'react';

/**
 * Runs a behavior of the view script on an element in the editor canvas. Starts when the element first comes near the
 * viewport. Restarts when one of `deps` or the element's `key` changes.
 *
 * @param behavior      The behavior, or null to run nothing.
 * @param deps          Values that the behavior depends on.
 * @param options       Options of the hook.
 * @param options.isOwn False if the block's view script also mounts itself in the canvas. The behavior then starts immediately, so that it receives the script's events, and does not mark the element as mounted.
 */
export function useBehavior(
	behavior: Behavior | null,
	deps: DependencyList,
	{ isOwn = true }: { isOwn?: boolean } = {}
): RefCallback< HTMLElement > {
	const wasNear = useRef( false );
	return useRefEffect< HTMLElement >( ( stage ) => {
		if ( ! behavior ) {
			return;
		}
		const running = new AbortController();
		const { signal } = running;
		const start = () => {
			wasNear.current = true;
			const mounted = mount( stage, behavior );
			signal.addEventListener( 'abort', () => mounted.abort() );
		};
		if ( ! isOwn ) {
			behavior( stage, signal );
		} else if ( wasNear.current || isNear( stage ) ) {
			start();
		} else {
			whenNearViewport( stage, start, { signal, margin: '100%' } );
		}
		return () => running.abort();
	}, deps );
}

/**
 * Whether an element is at most one screen away from the viewport. Its behavior then starts immediately, so that the
 * focus can move into it.
 */
function isNear( stage: HTMLElement ): boolean {
	const { top, bottom } = stage.getBoundingClientRect();
	const { innerHeight } = windowOf( stage );
	return top <= 2 * innerHeight && bottom >= -innerHeight;
}

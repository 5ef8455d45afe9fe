import type { Realm } from '#shared/view';

/** A function that runs when it has not been called for a while; `cancel` forgets the last call. */
export function debounced(
	run: () => void,
	ms: number,
	win: Realm
): ( () => void ) & { cancel(): void } {
	let timer = 0;
	return Object.assign(
		() => {
			win.clearTimeout( timer );
			timer = win.setTimeout( run, ms );
		},
		{ cancel: () => win.clearTimeout( timer ) }
	);
}

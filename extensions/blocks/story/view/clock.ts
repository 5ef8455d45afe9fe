import type { Realm } from '#shared/view';

/**
 * A clock that says how many milliseconds have passed since it last did: a busy page makes fewer steps, not a slower
 * story.
 *
 * @param win
 * @param interval Milliseconds between two ticks.
 * @param onTick
 * @param signal   Ends it.
 * @return Sets whether it runs.
 */
export function startClock(
	win: Realm,
	interval: number,
	onTick: ( ms: number ) => void,
	signal: AbortSignal
): ( isRunning: boolean ) => void {
	let timer = 0;
	let last = 0;
	const set = ( isRunning: boolean ) => {
		if ( ! isRunning ) {
			win.clearInterval( timer );
			timer = 0;
		} else if ( ! timer ) {
			last = win.performance.now();
			timer = win.setInterval( () => {
				const before = last;
				last = win.performance.now();
				onTick( last - before );
			}, interval );
		}
	};
	signal.addEventListener( 'abort', () => set( false ) );
	return set;
}

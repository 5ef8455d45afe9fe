import type { Realm } from '#shared/view';

/** Marks our entry in the tab's history. */
const MARK = 'dovetailStory';

/** Whether an entry is being removed, which takes a moment: another removal at that time would remove too much. */
let isLeaving = false;

/**
 * Makes the Back button close an overlay instead of leaving the page. Adds a history entry, which is removed when the
 * overlay closes in another way.
 *
 * @param win
 * @param onBack
 * @param until  The cover is gone.
 */
export function stepBack(
	win: Realm,
	onBack: () => void,
	until: AbortSignal
): void {
	const { history } = win;
	// A new mark each time: a reloaded page may still be at an older entry.
	const mark = Math.random();
	const isHere = () => Object( history.state )[ MARK ] === mark;
	const step = () => {
		history.pushState( { ...history.state, [ MARK ]: mark }, '' );
		win.addEventListener( 'popstate', () => isHere() || onBack(), {
			signal: until,
		} );
		until.addEventListener( 'abort', () => {
			if ( isHere() ) {
				isLeaving = true;
				win.addEventListener( 'popstate', () => ( isLeaving = false ), {
					once: true,
				} );
				history.back();
			}
		} );
	};
	if ( isLeaving ) {
		win.addEventListener( 'popstate', step, { once: true, signal: until } );
	} else {
		step();
	}
}

import type { Realm } from '#shared/view';

/** What marks our step in the history of the tab. */
const MARK = 'dovetailStory';

/** Whether a step is being taken back, which takes a moment: another one meanwhile would be taken back in its place. */
let isLeaving = false;

/**
 * Makes Back leave something that covers the page, and not the page: it is a step of its own in the history, which is
 * taken back when it is left otherwise.
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
	// Another one every time: a page that was loaded anew in the middle may still stand on an older step.
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

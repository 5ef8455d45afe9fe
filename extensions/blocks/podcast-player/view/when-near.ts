import { LOAD_TIMEOUT_MS, whenNearViewport, windowOf } from '#shared/view';
import type { LoadTouched } from './resting-player';
import { runStage } from './stage';

/**
 * Draws the player when the stage nears the viewport. What a listener needs once she touches it is fetched then, and
 * not before: its file is called `touched`, and src/bundle counts every other one. Not by `loadLibrary`: every page
 * would pay 400 bytes for telling one failure from another, which nobody asks here. The time-out is the same.
 */
export function whenNear( stage: HTMLElement, signal: AbortSignal ): void {
	const load: LoadTouched = () =>
		new Promise( ( resolve, reject ) => {
			windowOf( stage ).setTimeout(
				() => reject( new Error( 'The podcast player is late.' ) ),
				LOAD_TIMEOUT_MS
			);
			import(
				/* webpackChunkName: "blocks/podcast-player/touched" */ './touched-player'
			).then( resolve, reject );
		} );
	whenNearViewport( stage, () => runStage( stage, signal, load ), {
		signal,
	} );
}

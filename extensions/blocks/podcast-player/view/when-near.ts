import { LOAD_TIMEOUT_MS, whenNearViewport, windowOf } from '#shared/view';
import type { LoadTouched } from './resting-player';
import { runStage } from './start-player';

/**
 * Renders the player when its stage nears the viewport. The code for later loads on the first touch: its file is named
 * `touched`, and src/bundle counts all others. Does not use `loadLibrary`: each page would pay 400 bytes to distinguish
 * failures, which is not needed here. The timeout covers an import that never settles.
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

import { LOAD_TIMEOUT_MS, whenNearViewport, windowOf } from '#shared/view';
import type { LoadTouched } from './resting-player';
import { runStage } from './start-player';

/**
 * Renders the player when its stage nears the viewport. The first interaction loads the remaining code as the chunk
 * `touched`, which does not count toward the size budget (see src/bundle). Does not use `loadLibrary`, which would add
 * 400 bytes only to distinguish failures. The timeout handles an import that never settles.
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

import { loadLibrary, whenNearViewport } from '#shared/view';
import { player } from './player';

/**
 * Draws the player when the stage nears the viewport. What a listener needs once she touches it is fetched then, and
 * not before: its file is called `touched`, and src/bundle counts every other one.
 */
export function podcastPlayer( stage: HTMLElement, signal: AbortSignal ): void {
	const load = () =>
		loadLibrary(
			() =>
				import(
					/* webpackChunkName: "blocks/podcast-player/touched" */ './touched-player'
				),
			{ doc: stage.ownerDocument, signal }
		);
	whenNearViewport( stage, () => player( stage, signal, load ), { signal } );
}

import { loadLibrary, whenNearViewport } from '#shared/view';

/**
 * Fetches the player when the stage nears the viewport, and not before. Until then, and should it not come, the list
 * that the server printed plays with the browser's own controls.
 */
export function podcastPlayer( stage: HTMLElement, signal: AbortSignal ): void {
	whenNearViewport( stage, () => void load( stage, signal ), { signal } );
}

async function load(
	stage: HTMLElement,
	signal: AbortSignal
): Promise< void > {
	try {
		const { player } = await loadLibrary(
			() =>
				import(
					/* webpackChunkName: "blocks/podcast-player/player" */ './player'
				),
			{ doc: stage.ownerDocument, signal }
		);
		player( stage, signal );
	} catch ( error ) {
		if ( ! signal.aborted ) {
			console.error( error );
			stage.classList.add( 'is-crashed' );
			signal.addEventListener( 'abort', () =>
				stage.classList.remove( 'is-crashed' )
			);
		}
	}
}

import { requestBlob } from '#shared/request';
import type { Realm } from '#shared/view';

/**
 * Loads a video of the site itself as a whole, so that it plays on without a stop; one from elsewhere, or that cannot
 * be had that way, is left to the browser. Each is asked for once. With the signal every address is what it was.
 *
 * @return Resolves when the video can be told to play.
 */
export function loadVideo(
	win: Realm,
	signal: AbortSignal
): ( video: HTMLVideoElement ) => Promise< void > {
	const loads = new Map< HTMLVideoElement, Promise< void > >();

	async function fetchWhole( video: HTMLVideoElement ): Promise< void > {
		const address = video.src;
		const blob = await requestBlob( address, { signal }, win );
		if ( ! blob || signal.aborted ) {
			return;
		}
		const whole = win.URL.createObjectURL( blob );
		video.src = whole;
		signal.addEventListener( 'abort', () => {
			video.src = address;
			win.URL.revokeObjectURL( whole );
		} );
	}

	return ( video ) => {
		const load = loads.get( video ) ?? fetchWhole( video );
		loads.set( video, load );
		return load;
	};
}

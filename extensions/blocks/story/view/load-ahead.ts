import { requestBlob } from '#shared/request';
import type { Realm } from '#shared/view';

/**
 * Loads a video of the site itself as a whole while another slide shows, so that it plays on without a stop. One that
 * is not there in time, comes from elsewhere or cannot be had that way is left to the browser, which plays what it
 * has. Each is asked for once. With the signal every address is what it was.
 *
 * @return Told of a video that is wanted, and whether its time has come.
 */
export function loadAhead(
	win: Realm,
	signal: AbortSignal
): ( video: HTMLVideoElement, isNow: boolean ) => void {
	const loads = new Map< HTMLVideoElement, AbortController >();

	async function fetchWhole(
		video: HTMLVideoElement,
		until: AbortSignal
	): Promise< void > {
		const address = video.src;
		const blob = await requestBlob( address, { signal: until }, win );
		if ( ! blob || until.aborted ) {
			return;
		}
		const whole = win.URL.createObjectURL( blob );
		video.src = whole;
		signal.addEventListener( 'abort', () => {
			video.src = address;
			win.URL.revokeObjectURL( whole );
		} );
	}

	signal.addEventListener( 'abort', () =>
		loads.forEach( ( load ) => load.abort() )
	);
	return ( video, isNow ) => {
		const load = loads.get( video ) ?? new AbortController();
		if ( isNow ) {
			load.abort();
		} else if ( ! loads.has( video ) ) {
			void fetchWhole( video, load.signal );
		}
		loads.set( video, load );
	};
}

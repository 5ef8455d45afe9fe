import { requestBlob } from '#shared/request';
import type { Realm } from '#shared/view';

/**
 * Preloads a whole video of this site while another slide shows, so that it plays without a stop. A late, remote or
 * failed one is left to the browser. Each is requested once. When the signal aborts, all URLs are restored.
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

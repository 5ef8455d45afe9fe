import { tryAsk } from '#shared/request';
import { windowOf } from '#shared/view';
import { isStale } from '../rules/is-stale';
import { refreshed } from '../rules/parse-tracks';
import type { Track } from '../rules/podcast';
import type { StageData } from './read-stage';

/** Milliseconds after which the list is asked for once more, when the server is about to read the feed. */
const AGAIN_MS = 20_000;

/**
 * Asks for the list of a page that is older than the server's copy of the feed, when the player comes, and once more
 * where the server says that it is about to read the feed; of a fresh page nobody asks anything. What cannot be had
 * changes nothing: the page has its list.
 */
export async function refresh(
	stage: HTMLElement,
	data: StageData,
	signal: AbortSignal,
	onTracks: ( tracks: Track[] ) => void,
	isLast = false
): Promise< void > {
	const win = windowOf( stage );
	if ( data.refresh && isStale( data.checked, Date.now() / 1000 ) ) {
		const answer = await tryAsk( refreshed, data.refresh, signal, win );
		if ( ! answer || signal.aborted ) {
			return;
		}
		if ( answer.tracks.length && answer.version !== data.version ) {
			onTracks( answer.tracks );
		} else if ( answer.pending && ! isLast ) {
			win.setTimeout(
				() => void refresh( stage, data, signal, onTracks, true ),
				AGAIN_MS
			);
		}
	}
}

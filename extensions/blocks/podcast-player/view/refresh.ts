import { tryJson, windowOf } from '#shared/view';
import type { StageData } from '../markup';
import { isStale } from '../rules/is-stale';
import { parseTracks } from '../rules/parse-tracks';
import type { Track } from '../rules/podcast';

/**
 * Asks for the list of a page that is older than the server's copy of the feed, once, when the player comes; of a
 * fresh page nobody asks anything. What cannot be had changes nothing: the page has its list.
 */
export async function refresh(
	stage: HTMLElement,
	{ refresh: address, version, checked }: StageData,
	signal: AbortSignal,
	onTracks: ( tracks: Track[] ) => void
): Promise< void > {
	if ( address && isStale( checked, Date.now() / 1000 ) ) {
		const answer = Object(
			await tryJson( address, signal, windowOf( stage ) )
		);
		const tracks = parseTracks( answer.tracks );
		if ( ! signal.aborted && tracks.length && answer.version !== version ) {
			onTracks( tracks );
		}
	}
}

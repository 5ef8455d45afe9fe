import { tryRequest } from '#shared/request';
import { windowOf } from '#shared/view';
import { isStale } from '../rules/is-stale';
import type { Track } from '../rules/podcast';
import { refreshed } from '../rules/refreshed';
import { part } from '../markup';
import { tracksOf, type StageData } from './read-stage';
import type { LoadTouched } from './resting-player';

/** Milliseconds after which the list is asked for once more, when the server is about to read the feed. */
const AGAIN_MS = 20_000;

/**
 * Asks whether the list of a page is the newest, when that page is older than the server's copy of the feed and the player
 * comes, and once more where the server says that it is about to read the feed; of a fresh page nobody asks anything.
 * Where there is a newer list the page fetches itself under an address that no cache has. What cannot be had changes
 * nothing: the page has its list.
 */
export async function refresh(
	stage: HTMLElement,
	data: StageData,
	signal: AbortSignal,
	onTracks: ( tracks: Track[] ) => void,
	load: LoadTouched,
	isLast = false
): Promise< void > {
	const win = windowOf( stage );
	if ( data.refresh && isStale( data.checked, Date.now() / 1000 ) ) {
		const answer = await tryRequest( refreshed, data.refresh, signal, win );
		if ( ! answer || signal.aborted ) {
			return;
		}
		if ( answer.version && answer.version !== data.version ) {
			const fresh = await load()
				.then( ( { fetchStage } ) =>
					fetchStage(
						stage,
						win,
						'podcast-version',
						answer.version,
						signal
					)
				)
				.catch( () => null );
			const list = fresh?.querySelector( `.${ part( 'tracks' ) }` );
			const tracks = list ? tracksOf( list ) : [];
			if ( list && tracks.length && ! signal.aborted ) {
				stage.querySelector( `.${ part( 'tracks' ) }` )?.remove();
				stage.append( list );
				onTracks( tracks );
			}
		} else if ( answer.pending && ! isLast ) {
			win.setTimeout(
				() => void refresh( stage, data, signal, onTracks, load, true ),
				AGAIN_MS
			);
		}
	}
}

import { windowOf } from '#shared/view';
import type { RenderedSlide } from '../markup';
import type { PlayerEvent, PlayerState } from '../rules/player';
import type { viewMessages } from '../view-messages';
import { fillScreen } from './fill-screen';
import { followKeys } from './keys';
import { loadAhead } from './load-ahead';
import { isVideo } from './parts';

/**
 * What a story does only once somebody has touched it: it fills the screen, follows fingers and keys, stops
 * when it is out of sight, and fetches videos ahead.
 *
 * @return Draws a state.
 */
export function touched(
	stage: HTMLElement,
	slides: readonly RenderedSlide[],
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	{
		dispatch,
		signal,
	}: { dispatch( event: PlayerEvent ): void; signal: AbortSignal }
): ( state: PlayerState ) => void {
	const setFullscreen = fillScreen( stage, dispatch, signal );
	const load = loadAhead( windowOf( stage ), signal );
	let hasPlayed = false;
	followKeys( stage, dispatch, signal );
	const { ownerDocument: doc } = stage;
	// There may be sound.
	doc.addEventListener(
		'visibilitychange',
		() => doc.hidden && dispatch( { type: 'pause' } ),
		{ signal }
	);
	return ( { slide, playing, fullscreen } ) => {
		setFullscreen( fullscreen );
		hasPlayed ||= playing;
		for ( const index of hasPlayed ? [ slide + 1, slide ] : [] ) {
			const media = slides[ index ]?.media;
			if ( isVideo( media ) ) {
				load( media, index === slide );
			}
		}
	};
}

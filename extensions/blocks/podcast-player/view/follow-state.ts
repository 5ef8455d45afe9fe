import type { Player, PlayerEvent } from '../rules/player-state';
import type { Sound } from './sound';

/** Has the sound do what a change of the state asks for. */
export function followState(
	{ element: audio, aim, play }: Sound,
	before: Player,
	now: Player,
	{ type }: PlayerEvent
): void {
	const isAnother = now.load !== before.load;
	if ( isAnother ) {
		aim( now.current, now.time );
	} else if ( type === 'seek' || type === 'moment' ) {
		audio.currentTime = now.time;
	}
	audio.defaultPlaybackRate = audio.playbackRate = now.rate;
	audio.volume = now.volume;
	if ( ! now.wantsToPlay ) {
		if ( ! audio.paused ) {
			audio.pause();
		}
	} else if ( audio.paused && ( isAnother || ! before.wantsToPlay ) ) {
		// The event of a sound that plays already is no wish.
		play();
	}
}

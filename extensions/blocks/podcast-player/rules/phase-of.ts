import type { AudioState } from './audio-state';
import type { Player } from './player-state';

/** What a listener is told: the audio's state, or that it is on its way. */
export function phaseOf( {
	status,
	isLoading,
}: Player ): AudioState | 'loading' {
	return isLoading && status !== 'error' ? 'loading' : status;
}

export {
	AUDIO_STATES,
	nextAudioState,
	type AudioEvent,
	type AudioState,
} from './audio-state';
export { setAudioState } from './set-audio-state';
export { trackAudioState } from './track-audio-state';

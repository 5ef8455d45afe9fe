export { AUDIO_STATES, type AudioEvent, type AudioState } from './audio-state';
export { nextAudioState } from './next-audio-state';
export { setAudioState } from './set-audio-state';
export { trackAudioState } from './track-audio-state';

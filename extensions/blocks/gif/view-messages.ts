import { serverMessages } from './server-data';

/** Texts of the view scripts. */
export const viewMessages = {
	...serverMessages,
	pause: 'Pause: %s',
	reducedMotion: 'Not playing because your device is set to reduce motion.',
};

import { serverMessages } from './server-data';

/** Texts of the view scripts. */
export const viewMessages = {
	...serverMessages,
	pause: 'Pause: %s',
	reducedMotion: 'Waits because your device asks for less motion.',
};

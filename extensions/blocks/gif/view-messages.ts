import { serverMessages } from './server-data';

/** What the visitor's scripts say. */
export const viewMessages = {
	...serverMessages,
	pause: 'Pause: %s',
	reducedMotion: 'Waits because your device asks for less motion.',
};

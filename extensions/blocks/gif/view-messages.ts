/** What the visitor's script says. */
export const viewMessages = {
	play: 'Play: %s',
	pause: 'Pause: %s',
	reducedMotion: 'Waits because your device asks for less motion.',
};

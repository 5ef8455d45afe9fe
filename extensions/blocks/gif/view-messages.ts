/** What the visitor's script says. */
export const viewMessages = {
	play: 'Play: %s',
	pause: 'Pause: %s',
	source: 'Plays from %s.',
	reducedMotion: 'Waits because your device asks for less motion.',
};

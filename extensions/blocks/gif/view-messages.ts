/** What the visitor's script says. */
export const viewMessages = {
	play: 'Play: %s',
	pause: 'Pause: %s',
	asks: 'It comes from %s, which then learns your IP address.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again.',
	reducedMotion: 'Waits because your device asks for less motion.',
};

/** Nothing but sentences. */
export const serverData = {};

/** What a facade says. The page has them always: the script that puts it there is too small to hold them. */
export const serverMessages = {
	play: 'Play: %s',
	asks: 'Loading this shares your IP address with %s.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again.',
};

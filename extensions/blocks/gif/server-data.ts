/** The server prints only texts. */
export const serverData = {};

/** Texts of the click-to-load button. The page contains them, because the script is too small to contain them. */
export const serverMessages = {
	play: 'Play: %s',
	asks: 'Loading this shares your IP address with %s.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again.',
};

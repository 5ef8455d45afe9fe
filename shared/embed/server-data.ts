/** Embeds need no server data except `serverMessages`. */
export const serverData = {};

/** Messages that an embed shows to visitors. `%s` is the host in `asks` and `failed`; elsewhere, the service's name. */
export const serverMessages = {
	show: 'Show %s',
	asks: 'Loading this shares your IP address with %s.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again, or follow the link.',
	close: 'Close',
};

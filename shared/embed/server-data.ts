/** Nothing but sentences. */
export const serverData = {};

/** What a visitor reads of an embed; `%s` is the service, of `asks` and `failed` its host. */
export const serverMessages = {
	show: 'Show %s',
	asks: 'Loading this shares your IP address with %s.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again, or follow the link.',
	close: 'Close',
};

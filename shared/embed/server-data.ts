/** Embeds need no data except these texts. */
export const serverData = {};

/** Texts of an embed for visitors. `%s` is the service, but in `asks` and `failed` it is the host. */
export const serverMessages = {
	show: 'Show %s',
	asks: 'Loading this shares your IP address with %s.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again, or follow the link.',
	close: 'Close',
};

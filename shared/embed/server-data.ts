/** No data except the texts. */
export const serverData = {};

/** Texts of an embed for visitors. `%s` is the service, but the host in `asks` and `failed`. */
export const serverMessages = {
	show: 'Show %s',
	asks: 'Loading this shares your IP address with %s.',
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again, or follow the link.',
	close: 'Close',
};

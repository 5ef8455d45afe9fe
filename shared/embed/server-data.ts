/** Embeds need no server data except `serverMessages`. */
export const serverData = {};

/** Says what loading third-party content shares. `%s` is a host or a service. For all click-to-load buttons. */
export const SHARES_ADDRESS = 'Loading this shares your IP address with %s.';

/** Messages that an embed shows to visitors. `%s` is the host in `asks` and `failed`; elsewhere, the service's name. */
export const serverMessages = {
	show: 'Show %s',
	asks: SHARES_ADDRESS,
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again, or follow the link.',
	close: 'Close',
};

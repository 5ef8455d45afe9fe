import { SHARES_ADDRESS } from '#shared/embed';

/** Empty, because the server prints only the texts below. */
export const serverData = {};

/** Texts of the click-to-load button. Printed in the page to keep the script small. */
export const serverMessages = {
	play: 'Play: %s',
	asks: SHARES_ADDRESS,
	always: 'Always show %s',
	loading: 'Loading…',
	failed: '%s does not answer. You can try again.',
};

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'editor/connect-user.tsx',
		'location',
		'read for the way back to this editor; the site hands on addresses of its own admin alone',
	],
];

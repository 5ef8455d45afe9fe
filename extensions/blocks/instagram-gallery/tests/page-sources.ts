import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'editor/connect.tsx',
		'location',
		'read for the way back to this editor; the site hands on addresses of its own admin alone',
	],
];

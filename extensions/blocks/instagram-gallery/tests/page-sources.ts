import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that view scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[
		'editor/connect.tsx',
		'location',
		'read for the way back to this editor; the site hands on addresses of its own admin alone',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that view scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[
		'view/advertisement.ts',
		'element',
		'the code in a template element: WordPress lets no author write one',
	],
];

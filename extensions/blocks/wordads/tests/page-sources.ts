import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'view/advertisement.ts',
		'element',
		'the code in a template element: WordPress lets no author write one',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view/advertisement.ts',
		'element',
		'the code in a template element: WordPress lets no author write one',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that view scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[
		'editor/star-slider.tsx',
		'attribute',
		'a number of an element drawn here',
	],
];

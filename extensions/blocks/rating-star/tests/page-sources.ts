import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'editor/star-slider.tsx',
		'attribute',
		'a number of an element drawn here',
	],
];

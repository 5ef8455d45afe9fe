import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'editor/star-slider.tsx',
		'attribute',
		'a number of an element drawn here',
	],
];

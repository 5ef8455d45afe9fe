import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'editor/star-slider.tsx',
		'attribute',
		'a number of an element drawn here',
	],
];

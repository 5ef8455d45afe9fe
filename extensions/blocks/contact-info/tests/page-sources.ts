import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[
		'details/edit.tsx',
		'element',
		'a field that the block itself has drawn gets the focus',
	],
	[
		'transforms.ts',
		'attribute element html',
		'a paragraph parsed in a document that runs nothing; its text and the addresses of its links are kept as text',
	],
];

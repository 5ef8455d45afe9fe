import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that scripts read, with the reason why each item can be trusted. */
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

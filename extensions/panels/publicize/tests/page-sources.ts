import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'threads/editor/annotations.ts',
		'attribute element',
		'the texts of the canvas, by ids that the editor itself gives: they are colored, and nothing of them is read; whether something in a text of the editor can be edited: it counts as one character',
	],
];

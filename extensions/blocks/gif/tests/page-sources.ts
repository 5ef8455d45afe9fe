import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view/gif-player.ts',
		'element',
		'the id of a GIF from a link of exactly our form',
	],
	[
		'edit.tsx',
		'element',
		'a button of this block’s own element gets the focus',
	],
	[
		'transforms.ts',
		'attribute element html',
		'parsed in a document that runs nothing; only the id of a GIF is kept',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, with the reason why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'editor/grid.tsx',
		'element style',
		'finds a button in the grid’s own list to focus it, and reads its text direction',
	],
	[
		'editor/open-browser.tsx',
		'element',
		'finds the canvas, and the element with the block’s ID in it, only to focus them',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'editor/grid.tsx',
		'element style',
		'a button of the grid’s own list gets the focus; in which direction it is drawn',
	],
	[
		'editor/open-browser.tsx',
		'element',
		'the canvas, and in it what has the id of the block, get the focus and nothing else',
	],
];

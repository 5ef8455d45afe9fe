import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'markup.ts',
		'attribute',
		'numbers in range, one of four styles, three switches',
	],
	[
		'view/places.ts',
		'attribute element',
		'numbers, text, and the address of a link that the author has written; links of the list lose and get back their tab stops',
	],
	[
		'editor/places-panel.tsx',
		'element',
		'a button of a row that is made there; a button of the sidebar’s own list gets the focus',
	],
	[
		'view/near.ts',
		'element style',
		'the canvas that the map library has made; the height of the block, which it keeps',
	],
	[
		'view/show-map.ts',
		'attribute element',
		'of a marker and a dialog made here',
	],
	[
		'view/controls.ts',
		'attribute element html',
		'parsed in a document that runs nothing; text and http(s) links are made anew; its own list is read as text',
	],
	[
		'transforms.ts',
		'html',
		'links alone in a paragraph; only the numbers of a place and the text of the link are kept',
	],
	[
		'editor/use-markers.ts',
		'element html',
		'XML in a document that runs nothing; points and texts are read',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view/gif-facade.ts',
		'element',
		'a link to one of two hosts, and the button that was just made',
	],
	[
		'view/own-player.ts',
		'element',
		'a picture or video of the block’s own element is played and paused',
	],
	[ 'view.ts', 'element', 'whether the root holds a link' ],
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

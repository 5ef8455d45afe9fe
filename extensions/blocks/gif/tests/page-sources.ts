import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'view/gif-facade.ts',
		'element',
		'a link to one of two hosts, and the button that was just made',
	],
	[
		'moving.ts',
		'element',
		'a picture or video of the block’s own element is played and paused',
	],
	[ 'view.ts', 'element', 'whether the root holds a link' ],
	[
		'editor/stage.tsx',
		'element',
		'the button that was just made is pressed',
	],
	[
		'edit.tsx',
		'element',
		'a button of this block’s own element gets the focus',
	],
	[
		'transforms.ts',
		'html',
		'the link alone in a paragraph; only the id of a GIF and the text of the link are kept',
	],
];

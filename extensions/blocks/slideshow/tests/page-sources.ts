import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[ 'markup.ts', 'attribute', 'one of two effects, one of five numbers' ],
	[
		'view/autoplay.ts',
		'element',
		'whether the lightbox is open, which can only pause autoplay',
	],
	[
		'view/player.ts',
		'attribute element',
		'alternative and caption, as text; a number',
	],
	[ 'view/slideshow.ts', 'element', 'the list that becomes the slideshow' ],
];

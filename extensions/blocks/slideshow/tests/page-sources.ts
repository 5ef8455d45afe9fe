import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[ 'markup.ts', 'attribute', 'one of two effects, one of five numbers' ],
	[
		'view/player.ts',
		'attribute element',
		'alternative and caption, as text; a number',
	],
	[ 'view/slideshow.ts', 'element', 'the list that becomes the slideshow' ],
];

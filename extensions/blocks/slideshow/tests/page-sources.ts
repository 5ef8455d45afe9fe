import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[ 'markup.ts', 'attribute', 'one of two effects, one of five numbers' ],
	[
		'view/describe-slides.ts',
		'attribute element',
		'alternative and caption, as text',
	],
	[ 'view/player.ts', 'attribute', 'a number' ],
	[ 'view/slideshow.ts', 'element', 'the list that becomes the slideshow' ],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'markup.ts',
		'attribute element',
		'text, numbers, and JSON of which a text and the address of a picture are used',
	],
	[ 'view/fill-screen.ts', 'element', 'buttons, for the keyboard' ],
	[ 'view/parts.ts', 'attribute', 'of a button made here' ],
	[
		'view/story.ts',
		'attribute element style',
		'a number, the list of the slides, the direction of reading',
	],
];

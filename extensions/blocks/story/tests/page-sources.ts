import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[ 'view/rendered-story.ts', 'attribute element', 'text and numbers' ],
	[ 'editor/stage.tsx', 'element', 'the bars that the player has made' ],
	[
		'view/captions.ts',
		'element',
		'whether a video has captions, and places for them: text, written as text',
	],
	[ 'view/fill-screen.ts', 'element', 'buttons, for the keyboard' ],
	[ 'view/parts.ts', 'attribute', 'of a button made here' ],
	[
		'view/story.ts',
		'attribute element',
		'a number, the list of the slides, whether another story fills the page',
	],
	[ 'view/input.ts', 'style', 'the direction of reading' ],
	[
		'view/touched.ts',
		'attribute element',
		'JSON of which a text and the address of a picture are used, and places in what the player has made',
	],
];

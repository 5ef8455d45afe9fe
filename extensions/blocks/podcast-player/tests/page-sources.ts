import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view/run-stage.ts',
		'attribute element location',
		'the address of a picture in an img element; the moment in the hash is a number',
	],
	[
		'view/read-stage.ts',
		'attribute element',
		'switches, texts, and an address that is asked of the site itself alone (tryAsk) and answers with tracks; parseTracks: text, and http(s) addresses of sounds and links',
	],
	[ 'view/phase-drawer.ts', 'element', 'parts made here, which get text' ],
	[
		'view/resting-player.ts',
		'element location',
		'the podcast’s name as text; whether the hash names a moment',
	],
	[ 'view/sound.ts', 'attribute', 'the address that was set here, compared' ],
	[
		'view/touched-player.ts',
		'attribute element location',
		'the cover’s address for the system’s own player; a moment as number',
	],
	[
		'view/memory.ts',
		'storage',
		'numbers and switches of the visitor’s own; scripts of the site alone write there',
	],
	[
		'editor/use-surroundings.ts',
		'style',
		'colours as the browser has computed them',
	],
];

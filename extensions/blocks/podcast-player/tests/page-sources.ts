import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'view/start-player.ts',
		'attribute element location',
		'the address of a picture in an img element; the moment in the hash is a number; the list of the page, and the newest one of the same page; switches, texts, http(s) addresses of sounds and links, and an address that is asked of the site itself alone (tryRequest) and answers with a version',
	],
	[
		'view/episode-actions.ts',
		'attribute element html location',
		'moments as numbers, the word of a button as text, lines that are hidden or not by their text, and the page’s own address; the page asks itself, at its own address, and reads the answer in a document of its own: what stands there an author could have written here; the key is compared',
	],
	[
		'editor/stage.tsx',
		'element html',
		'the list that the site has answered to its author, drawn and escaped by server/, read in a document of its own',
	],
	[
		'view/resting-player.ts',
		'attribute element location',
		'the podcast’s name as text; whether the hash names a moment; a moment as number; elements of the page that are moved within their stage',
	],
	[ 'view/sound.ts', 'attribute', 'the address that was set here, compared' ],
	[
		'view/touched-player.ts',
		'attribute element location',
		'the cover’s address for the system’s own player; a moment as number; parts made here, which get text',
	],
	[
		'view/memory.ts',
		'storage',
		'numbers and switches of the visitor’s own; scripts of the site alone write there',
	],
	[
		'editor/inspector.tsx',
		'style',
		'colors as the browser has computed them',
	],
];

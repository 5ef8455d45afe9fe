import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'editor/preview.tsx',
		'attribute html',
		'what DOMPurify has left; a link’s address is compared with #',
	],
	[
		'editor/render-markdown.ts',
		'html',
		'what DOMPurify has left, in a document of its own',
	],
	[
		'editor/source-field.tsx',
		'global',
		'whether the browser sizes fields by itself: nothing of the page',
	],
	[
		'save.tsx',
		'html',
		'printableHtml: what DOMPurify has left when it was written, and WordPress filters it for who may not write more',
	],
	[ 'transforms.ts', 'html', 'parsed in a document that runs nothing' ],
];

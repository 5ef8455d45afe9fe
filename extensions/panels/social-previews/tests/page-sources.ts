import type { PageSource } from '../../../../tests/contracts/page-sources';

const INERT =
	'of a document that is parsed and never shown, in which nothing loads or runs; what is read is shown as text, and addresses of the web as pictures';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'editor/network-preview.tsx',
		'style',
		'the height of a line of the card, a number',
	],
	[ 'editor/use-page.ts', 'attribute element html', INERT ],
	[ 'rules/page-tags.ts', 'attribute element html', INERT ],
];

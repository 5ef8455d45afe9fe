import type { PageSource } from '../../../../tests/contracts/page-sources';

const INERT =
	'of a document that is parsed and never shown, in which nothing loads or runs; what is read is shown as text, and addresses of the web as pictures';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'editor/network-preview.tsx',
		'style',
		'the height of a line of the card, a number',
	],
	[ 'editor/use-page.ts', 'attribute element html', INERT ],
	[ 'rules/page-tags.ts', 'attribute element html', INERT ],
];

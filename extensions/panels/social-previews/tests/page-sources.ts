import type { PageSource } from '../../../../tests/contracts/page-sources';

const INERT =
	'reads a parsed document that is never shown, in which nothing loads or runs; the results are shown only as text, and web URLs as images';

/** Lists the page data that the scripts read, and why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'editor/network-preview.tsx',
		'style',
		'reads the line height of the card, which is a number',
	],
	[ 'editor/previews-modal.tsx', 'element', 'a tab to focus' ],
	[ 'editor/use-page.ts', 'attribute element html', INERT ],
	[ 'rules/page-tags.ts', 'attribute element html', INERT ],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, and why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[ 'edit.tsx', 'element', 'a field of its own, to put the focus on' ],
	[
		'editor/product-storage.ts',
		'html',
		'reads the text of a parsed document that is never shown, in which nothing loads or runs',
	],
];

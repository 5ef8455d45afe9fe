import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, and why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'threads/editor/annotations.ts',
		'attribute element',
		'finds texts in the canvas by IDs from the editor, and only highlights them; checks whether an element in a text is editable, because other elements count as one character',
	],
];

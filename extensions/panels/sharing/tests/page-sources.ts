import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the script reads from the page around it, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view.ts',
		'element',
		'a button out of a template, which WordPress lets no author write; the page’s own address, from a link element, which WordPress lets no author write, or the window',
	],
];

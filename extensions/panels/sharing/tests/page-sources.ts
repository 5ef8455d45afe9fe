import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that the view script reads, and why it is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'view.ts',
		'element',
		'a button out of a template, which WordPress lets no author write; the page’s own address, from a link element, which WordPress lets no author write, or the window',
	],
];

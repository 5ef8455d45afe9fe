import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'rules/links.ts',
		'attribute element html',
		'parsed in a document that runs nothing; addresses pass safeHref',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'rules/links.ts',
		'attribute element html',
		'parsed in a document that runs nothing; addresses pass safeHref',
	],
];

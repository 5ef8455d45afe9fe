import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'rules/paragraph.ts',
		'attribute html',
		'of a document that is parsed and never shown, in which nothing loads or runs; text is escaped, and of elements line breaks and links to the web are written anew',
	],
];

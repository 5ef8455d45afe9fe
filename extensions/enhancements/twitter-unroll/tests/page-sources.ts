import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, with the reason why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'rules/paragraph.ts',
		'attribute html',
		'reads a parsed document that is never shown, in which nothing loads or runs; text is escaped, and only line breaks and web links are created again',
	],
];

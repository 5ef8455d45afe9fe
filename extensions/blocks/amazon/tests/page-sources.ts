import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[
		'transforms.ts',
		'html',
		'links alone in a paragraph; only the number, shop and tag of a product and the text of the link are kept',
	],
];

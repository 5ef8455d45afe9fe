import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'transforms.ts',
		'html',
		'links alone in a paragraph; only the number, shop and tag of a product and the text of the link are kept',
	],
];

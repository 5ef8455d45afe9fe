import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, with the reason why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'view.ts',
		'element storage',
		'uses only a button in a template element, which authors cannot write, and sets the text of the element after the template; the URL for requests comes from a script element; the stored receipt is sent to the site, which checks its signature',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, and why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'settings.ts',
		'element',
		'finds a field of the settings page, which shows no post content',
	],
	[
		'sortable.ts',
		'element',
		'finds elements that the script itself created, and a field of the settings page',
	],
	[
		'sortable.ts',
		'attribute',
		'reads the description of a field of the settings page',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view/open-now.ts',
		'attribute element',
		'numbers and times, shown as text',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that view scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[
		'editor/hours-controls.tsx',
		'element',
		'its own fields of time, to put the focus there',
	],
	[
		'editor/special-days.tsx',
		'element',
		'its own fields and button, to put the focus there',
	],
	[
		'view/open-now.ts',
		'attribute element',
		'numbers and times, shown as text',
	],
];

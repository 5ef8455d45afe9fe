import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
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

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[ 'view/show-by-visits.ts', 'attribute', 'one of two words and a number' ],
	[ 'view/count-visit.ts', 'location storage', 'http or https; a number' ],
	[
		'rules/visit-cookie.ts',
		'storage',
		'a number, whatever the cookie holds',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[ 'view/count-visit.ts', 'attribute', 'one of two words and a number' ],
	[ 'view/count-visit.ts', 'location storage', 'http or https; a number' ],
	[ 'rules/visits.ts', 'storage', 'a number, whatever the cookie holds' ],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that view scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[ 'view/count-visit.ts', 'attribute', 'one of two words and a number' ],
	[ 'view/count-visit.ts', 'location storage', 'http or https; a number' ],
	[ 'rules/visits.ts', 'storage', 'a number, whatever the cookie holds' ],
];

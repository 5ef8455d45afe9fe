import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[ 'view/count-visit.ts', 'attribute', 'one of two words and a number' ],
	[ 'view/count-visit.ts', 'location storage', 'http or https; a number' ],
	[ 'rules/visits.ts', 'storage', 'a number, whatever the cookie holds' ],
];

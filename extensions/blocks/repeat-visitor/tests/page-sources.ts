import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[ 'view/count-visit.ts', 'attribute', 'one of two words and a number' ],
	[ 'view/count-visit.ts', 'location storage', 'http or https; a number' ],
	[ 'rules/visits.ts', 'storage', 'a number, whatever the cookie holds' ],
];

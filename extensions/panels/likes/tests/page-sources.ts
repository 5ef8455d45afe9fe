import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the script takes from what surrounds it, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view.ts',
		'element storage',
		'a button, which gets a state, and what follows it, which gets a text; where to ask stands in a script element alone; what is kept goes to the site, which signs it',
	],
];

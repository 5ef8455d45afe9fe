import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that the view script reads, and why it is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'view.ts',
		'element storage',
		'a button out of a template, which WordPress lets no author write: it gets a state, and what follows the template a text; where to ask stands in a script element alone; what is kept goes to the site, which signs it',
	],
];

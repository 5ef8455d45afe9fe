import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[
		'view/subscribe.ts',
		'attribute element',
		'sentences as text; the endpoint of a form element, of the site itself alone (requestJson)',
	],
];

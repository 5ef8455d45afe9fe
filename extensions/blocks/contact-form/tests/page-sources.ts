import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'view/send-in-place.ts',
		'attribute element html location',
		'sent to the page itself; the answer, HTML and address, is the site’s; sentences, shown as text; lines that get text, roles',
	],
	[
		'view/fill-in.ts',
		'attribute element storage',
		'fields of a form element, and values for them; scripts of the site alone write there',
	],
];

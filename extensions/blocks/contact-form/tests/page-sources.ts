import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[ 'view/parts.ts', 'element', 'fields of a form element' ],
	[
		'view/check.ts',
		'attribute element',
		'sentences, shown as text; lines that get text, roles',
	],
	[
		'view/send-in-place.ts',
		'attribute element html location',
		'sent to the page itself; the answer, HTML and address, is the site’s',
	],
	[
		'view/fill-in.ts',
		'attribute storage',
		'values for fields of the same form; scripts of the site alone write there',
	],
];

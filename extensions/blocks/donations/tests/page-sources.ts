import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[ 'edit.tsx', 'element style', 'focus, and which way the text runs' ],
	[
		'view.ts',
		'element',
		'forms, which no author’s HTML has; sent as a browser sends them',
	],
	[
		'view/tabs.ts',
		'element style',
		'labels, shown as text; panels that are shown and hidden; which way the text runs',
	],
	[
		'view/donation-form.ts',
		'attribute element location storage',
		'sentences, shown as text; sent to the page itself, whose answer says where to pay: http(s) alone; sent to the site, which mixes it with what it knows itself; scripts of the site alone write there',
	],
];

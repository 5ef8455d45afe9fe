import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that the scripts read, and why it is safe to trust. */
export const sources: readonly PageSource[] = [
	[
		'view.ts',
		'element',
		'a button out of a template, which WordPress lets no author write; the page’s own address, from a link element, which WordPress lets no author write, or the window',
	],
	[
		'settings.ts',
		'element',
		'a field of the settings page, on which there is no content of posts',
	],
	[
		'sortable.ts',
		'element',
		'what the script itself has made, and a field of the settings page',
	],
	[
		'sortable.ts',
		'attribute',
		'the description of a field of the settings page',
	],
];

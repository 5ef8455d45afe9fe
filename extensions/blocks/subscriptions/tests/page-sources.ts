import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Lists the page data that the scripts read, and why each entry can be trusted. */
export const sources: readonly PageSource[] = [
	[
		'copy-buttons.ts',
		'attribute element',
		'an admin screen of the plugin, which shows no post content; the text of a field is only copied',
	],
	[
		'follow-jobs.ts',
		'attribute element html',
		'an admin screen of the plugin, which shows no post content; its new parts come from the same URL',
	],
	[
		'rules/is-empty-mail.ts',
		'attribute element html',
		'the content of the edited email, parsed in a document that runs nothing; the answer is only whether it is empty',
	],
];

import type { PageSource } from '../../../../tests/contracts/page-sources';

/** The page data that view scripts read, each with the reason why scripts can trust it. */
export const sources: readonly PageSource[] = [
	[ 'edit.tsx', 'element', 'the button that gets the focus, in the editor' ],
];

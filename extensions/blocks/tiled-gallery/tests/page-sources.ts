import type { PageSource } from '../../../../tests/contracts/page-sources';

/** What the scripts take from what surrounds them, and why that is safe. */
export const sources: readonly PageSource[] = [
	[ 'edit.tsx', 'element', 'the button that gets the focus, in the editor' ],
];

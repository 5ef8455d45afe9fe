import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, with the reason why each item can be trusted. */
export const sources: readonly PageSource[] = [
	[ 'edit.tsx', 'element', 'the button that gets the focus, in the editor' ],
];

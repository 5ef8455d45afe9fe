import type { PageSource } from '../../../../tests/contracts/page-sources';

/** Page data that view scripts read, and why each is safe to trust. */
export const sources: readonly PageSource[] = [
	[ 'edit.tsx', 'element', 'the button that gets the focus, in the editor' ],
];

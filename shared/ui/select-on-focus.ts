import type { FocusEvent } from 'react';

/** Selects the text of a field that gets the focus, so that typing replaces an amount that it holds. */
export const selectOnFocus = ( {
	currentTarget,
}: FocusEvent< HTMLInputElement > ): void => currentTarget.select();

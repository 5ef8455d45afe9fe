import type { FocusEvent } from 'react';

/** Selects the text of a field on focus, so that typing replaces the amount. */
export const selectOnFocus = ( {
	currentTarget,
}: FocusEvent< HTMLInputElement > ): void => currentTarget.select();

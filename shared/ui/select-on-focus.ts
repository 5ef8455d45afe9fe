import type { FocusEvent } from 'react';

/** Selects the text of a field on focus, so that typing replaces it. */
export const selectOnFocus = ( {
	currentTarget,
}: FocusEvent< HTMLInputElement > ): void => currentTarget.select();

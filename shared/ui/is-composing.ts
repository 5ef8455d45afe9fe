import type { KeyboardEvent } from 'react';

/**
 * Whether a key is part of an IME conversion, for example the Enter that confirms it. In Safari, that Enter comes after
 * the conversion, so only its code 229 tells.
 */
export function isComposing( {
	nativeEvent,
	keyCode,
}: KeyboardEvent ): boolean {
	return nativeEvent.isComposing || keyCode === 229;
}

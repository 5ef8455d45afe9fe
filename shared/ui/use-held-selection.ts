import { useEffect, useState } from '@wordpress/element';

/** How long a press usually lasts at most, in milliseconds. */
const PRESS_MS = 300;

/**
 * Returns whether a block shows its controls: while it is selected, and for a moment afterward. A press on something
 * below the block deselects it. If its controls disappeared at once, the target would move away before the release, and
 * the click would be lost.
 */
export function useHeldSelection( isSelected: boolean ): boolean {
	const [ isHeld, setIsHeld ] = useState( isSelected );
	if ( isSelected && ! isHeld ) {
		setIsHeld( true );
	}
	useEffect( () => {
		if ( ! isSelected ) {
			const timer = setTimeout( () => setIsHeld( false ), PRESS_MS );
			return () => clearTimeout( timer );
		}
	}, [ isSelected ] );
	return isHeld;
}

import { useEffect, useRef } from '@wordpress/element';

/** Calls back when the block is no longer selected that was before. */
export function useWasLeft( isSelected: boolean, onLeave: () => void ): void {
	const was = useRef( isSelected );
	useEffect( () => {
		if ( was.current && ! isSelected ) {
			onLeave();
		}
		was.current = isSelected;
		// The effect depends only on the event.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isSelected ] );
}

import { useState } from '@wordpress/element';

/** Whether a block is selected or has been: what only whoever edits it needs to know is asked for then, and once. */
export function useWasSelected( isSelected: boolean ): boolean {
	const [ wasSelected, setWasSelected ] = useState( isSelected );
	if ( isSelected && ! wasSelected ) {
		setWasSelected( true );
	}
	return wasSelected || isSelected;
}

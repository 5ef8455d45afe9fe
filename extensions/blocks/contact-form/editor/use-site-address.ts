import { useState } from '@wordpress/element';
import { useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { readSiteSettings } from '../api';

/** Whether a block is or was selected. Data needed only for editing is requested then, once. */
export function useWasSelected( isSelected: boolean ): boolean {
	const [ wasSelected, setWasSelected ] = useState( isSelected );
	if ( isSelected && ! wasSelected ) {
		setWasSelected( true );
	}
	return wasSelected || isSelected;
}

/**
 * The address of the site, to which a form without recipients writes: empty until it is known, and for everybody who
 * may not see it.
 */
export function useSiteAddress( isSelected: boolean ): string {
	const mayAsk =
		useWasSelected( isSelected ) && readInitialState().can.manageOptions;
	const { data } = useEndpoint( readSiteSettings, mayAsk ? {} : null );
	return data?.email ?? '';
}

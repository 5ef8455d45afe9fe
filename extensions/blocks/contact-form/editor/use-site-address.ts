import { useState } from '@wordpress/element';
import { useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { readSiteSettings } from '../api';

/** Whether a block is or was selected. Data that only editing needs is requested then, once. */
export function useWasSelected( isSelected: boolean ): boolean {
	const [ wasSelected, setWasSelected ] = useState( isSelected );
	if ( isSelected && ! wasSelected ) {
		setWasSelected( true );
	}
	return wasSelected || isSelected;
}

/**
 * The site's address, which receives messages of forms without recipients. Empty while it loads, and for users who may
 * not see it.
 */
export function useSiteAddress( isSelected: boolean ): string {
	const mayAsk =
		useWasSelected( isSelected ) && readInitialState().can.manageOptions;
	const { data } = useEndpoint( readSiteSettings, mayAsk ? {} : null );
	return data?.email ?? '';
}

import { useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { readSiteSettings } from '../api';
import { useWasSelected } from './use-was-selected';

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

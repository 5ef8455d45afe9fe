import { useAction, useEndpoint, type Action } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { CRM_EXTENSION, enableCrmExtension, readCrm } from '../../api';
import { crmState, type CrmState } from '../../rules/crm-state';
import { hasIntegrations } from '../has-integrations';
import { useWasSelected } from '../use-was-selected';

/** The CRM as far as it is known; `hidden` where there is none to speak of, or nobody answers. */
export type CalledCrm = {
	state: CrmState | 'hidden' | 'loading';
	/** How the extension is being switched on. */
	enabling: Pick< Action< typeof enableCrmExtension >, 'status' | 'error' >;
	/** Switches the extension on. */
	enable(): void;
};

/** Asks how the CRM stands once the form is selected. */
export function useCrm( isSelected: boolean ): CalledCrm {
	const mayAsk = useWasSelected( isSelected ) && hasIntegrations();
	const { status, data } = useEndpoint( readCrm, mayAsk ? {} : null );
	const enabling = useAction( enableCrmExtension );
	const enable = () =>
		void enabling.run( { data: { extension: CRM_EXTENSION } } );
	if ( status === 'loading' ) {
		return { state: 'loading', enabling, enable };
	}
	const state = data
		? crmState( {
				...data,
				// The site refuses everybody else, whatever the answer says.
				canEnableExtension:
					data.canEnableExtension &&
					readInitialState().can.manageOptions,
				isExtensionEnabled:
					data.isExtensionEnabled || enabling.status === 'done',
			} )
		: 'hidden';
	return { state, enabling, enable };
}

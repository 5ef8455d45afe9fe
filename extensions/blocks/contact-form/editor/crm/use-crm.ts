import { call, errorSentence, toApiError, useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { useState } from '@wordpress/element';
import { CRM_EXTENSION, enableCrmExtension, readCrm } from '../../api';
import { crmState, type CrmState } from '../../rules/crm-state';
import { hasIntegrations } from '../has-integrations';
import { useWasSelected } from '../use-was-selected';

/** How the extension is being switched on. */
export type Enabling =
	{ status: 'idle' | 'busy' | 'done' } | { status: 'failed'; error: string };

/** The CRM as far as it is known; `hidden` where there is none to speak of, or nobody answers. */
export type CalledCrm = {
	state: CrmState | 'hidden' | 'loading';
	enabling: Enabling;
	/** Switches the extension on. */
	enable(): void;
};

/** Asks how the CRM stands once the form is selected. */
export function useCrm( isSelected: boolean ): CalledCrm {
	const mayAsk = useWasSelected( isSelected ) && hasIntegrations();
	const { status, data } = useEndpoint( readCrm, mayAsk ? {} : null );
	const [ enabling, setEnabling ] = useState< Enabling >( {
		status: 'idle',
	} );
	const enable = () => {
		setEnabling( { status: 'busy' } );
		call( enableCrmExtension, { data: { extension: CRM_EXTENSION } } ).then(
			() => setEnabling( { status: 'done' } ),
			( error: unknown ) =>
				setEnabling( {
					status: 'failed',
					error: errorSentence( toApiError( error ) ),
				} )
		);
	};
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

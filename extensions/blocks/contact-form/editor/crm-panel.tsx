import { readInitialState } from '#shared/initial-state';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	Spinner,
	ToggleControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { errorMessage, useAction, useEndpoint, type Action } from '#shared/api';
import { crmState, type CrmState, enableCrmExtension, readCrm } from '../api';
import { ROOT_CLASS } from '../markup';
import { serverData } from '../server-data';
import { crmMessages } from '../messages';

/** Whether the site can have plugins that receive messages. Only self-hosted sites can. */
export function hasIntegrations(): boolean {
	return readInitialState().siteType !== 'simple';
}

/**
 * The CRM's status, and the action that enables its extension. `state` is `hidden` if the site cannot have a CRM, or if
 * its status was not requested or could not be loaded.
 */
export type CalledCrm = {
	state: CrmState | 'hidden' | 'loading';
	/** Whether this CRM or another one currently receives messages. */
	takesMessages: boolean;
	enabling: Pick< Action< typeof enableCrmExtension >, 'status' | 'error' >;
	enable(): void;
};

/** Requests the CRM's status when the form is first selected. */
export function useCrm( wasSelected: boolean ): CalledCrm {
	const mayAsk = wasSelected && hasIntegrations();
	const { status, data } = useEndpoint( readCrm, mayAsk ? {} : null );
	const enabling = useAction( enableCrmExtension );
	const enable = () =>
		void enabling.run( { data: { extension: serverData.crm.extension } } );
	if ( status === 'loading' ) {
		return { state: 'loading', takesMessages: false, enabling, enable };
	}
	const state = data
		? crmState( {
				...data,
				// Users without `manage_options` cannot enable the extension, even if the CRM's response says that they
				// can.
				canEnableExtension:
					data.canEnableExtension &&
					readInitialState().can.manageOptions,
				isExtensionEnabled:
					data.isExtensionEnabled || enabling.status === 'done',
			} )
		: 'hidden';
	return {
		state,
		takesMessages: state === 'ready' || ( data?.takesMessages ?? false ),
		enabling,
		enable,
	};
}

const PLUGIN_PAGE = `https://wordpress.org/plugins/${ serverData.crm.slug }/`;

type Props = {
	crm: CalledCrm;
	/** Whether senders are stored as contacts. */
	isStored: boolean;
	onChange( isStored: boolean ): void;
};

/** The CRM panel, where the author chooses whether senders are stored as contacts. */
export function CrmPanel( props: Props ): ReactNode {
	return props.crm.state === 'hidden' ? null : (
		<PanelBody
			title={ crmMessages.title() }
			initialOpen={ false }
			className={ `${ ROOT_CLASS }__panel` }
		>
			<Enabled { ...props } />
			<Standing { ...props } />
			<Switch { ...props } />
		</PanelBody>
	);
}

/**
 * Switch that passes this form's messages to the CRM. A sentence replaces it if the CRM stores all messages, as
 * specified. A switch that is off stays visible, so that authors can turn it on.
 */
function Switch( {
	crm: { state, takesMessages },
	isStored,
	onChange,
}: Props ): ReactNode {
	const isSaid = state === 'stores-all' && isStored;
	return (
		takesMessages &&
		! isSaid && (
			<ToggleControl
				__nextHasNoMarginBottom
				label={
					state === 'ready' ? crmMessages.store() : crmMessages.crm()
				}
				help={ crmMessages.storeHelp() }
				checked={ isStored }
				onChange={ onChange }
			/>
		)
	);
}

function Enabled( { crm: { enabling } }: Props ): ReactNode {
	if ( enabling.status === 'done' ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ crmMessages.enabled() }
			</Notice>
		);
	}
	return (
		enabling.status === 'failed' && (
			<Notice status="error" isDismissible={ false }>
				{ crmMessages.failed( errorMessage( enabling.error ) ) }
			</Notice>
		)
	);
}

function Standing( {
	crm: { state, enabling, enable },
	isStored,
}: Props ): ReactNode {
	switch ( state ) {
		case 'hidden':
		case 'ready':
			return null;
		case 'loading':
			return (
				<p>
					<Spinner />
					{ crmMessages.loading() }
				</p>
			);
		case 'not-installed':
			return (
				<>
					<p>{ crmMessages.notInstalled() }</p>
					<ExternalLink href={ PLUGIN_PAGE }>
						{ crmMessages.learnMore() }
					</ExternalLink>
				</>
			);
		case 'inactive':
			return <p>{ crmMessages.inactive() }</p>;
		case 'invalid-version':
			return <p>{ crmMessages.invalidVersion() }</p>;
		case 'old-version':
			return <p>{ crmMessages.oldVersion() }</p>;
		case 'stores-all':
			return isStored && <p>{ crmMessages.storesAll() }</p>;
		case 'extension-off-ask-admin':
			return <p>{ crmMessages.askAdmin() }</p>;
		case 'extension-off':
			return (
				<>
					<p>{ crmMessages.extensionOff() }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ enabling.status === 'busy' }
						disabled={ enabling.status === 'busy' }
						accessibleWhenDisabled
						onClick={ enable }
					>
						{ enabling.status === 'busy'
							? crmMessages.enabling()
							: crmMessages.enable() }
					</Button>
					{ enabling.status === 'busy' && <Spinner /> }
				</>
			);
	}
}

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
import { errorSentence, useAction, useEndpoint } from '#shared/api';
import type { Action } from '#shared/api';
import { CRM_EXTENSION, enableCrmExtension, readCrm } from '../../api';
import { crmState } from '../../rules/integrations';
import type { CrmState } from '../../rules/integrations';
import { useWasSelected } from '../use-site-address';
import { ROOT_CLASS } from '../../markup';
import { messages } from './messages';

/** Whether the site can hand messages on to other plugins: it is self-hosted, and connected to who answers these calls. */
export function hasIntegrations(): boolean {
	const { siteType, isPlatformConfigured } = readInitialState();
	return siteType !== 'simple' && isPlatformConfigured;
}

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

/** The plugin in WordPress's directory. */
const PLUGIN_PAGE = 'https://wordpress.org/plugins/zero-bs-crm/';

type Props = {
	crm: CalledCrm;
	/** Whether whoever writes becomes a contact. */
	isStored: boolean;
	onChange( isStored: boolean ): void;
};

/** What becomes of whoever writes: a contact of the CRM, where there is one. */
export function CrmPanel( props: Props ): ReactNode {
	return props.crm.state === 'hidden' ? null : (
		<PanelBody
			title={ messages.title() }
			initialOpen={ false }
			className={ `${ ROOT_CLASS }__panel` }
		>
			<Enabled { ...props } />
			<Standing { ...props } />
		</PanelBody>
	);
}

/** What became of switching the extension on. */
function Enabled( { crm: { enabling } }: Props ): ReactNode {
	if ( enabling.status === 'done' ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ messages.enabled() }
			</Notice>
		);
	}
	return (
		enabling.status === 'failed' && (
			<Notice status="error" isDismissible={ false }>
				{ messages.failed( errorSentence( enabling.error ) ) }
			</Notice>
		)
	);
}

function Standing( {
	crm: { state, enabling, enable },
	isStored,
	onChange,
}: Props ): ReactNode {
	switch ( state ) {
		case 'hidden':
			return null;
		case 'loading':
			return (
				<p>
					<Spinner />
					{ messages.loading() }
				</p>
			);
		case 'not-installed':
			return (
				<>
					<p>{ messages.notInstalled() }</p>
					<ExternalLink href={ PLUGIN_PAGE }>
						{ messages.learnMore() }
					</ExternalLink>
				</>
			);
		case 'inactive':
			return <p>{ messages.inactive() }</p>;
		case 'invalid-version':
			return <p>{ messages.invalidVersion() }</p>;
		case 'old-version':
			return <p>{ messages.oldVersion() }</p>;
		case 'stores-all':
			return <p>{ messages.storesAll() }</p>;
		case 'extension-off-ask-admin':
			return <p>{ messages.askAdmin() }</p>;
		case 'extension-off':
			return (
				<>
					<p>{ messages.extensionOff() }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ enabling.status === 'busy' }
						disabled={ enabling.status === 'busy' }
						accessibleWhenDisabled
						onClick={ enable }
					>
						{ enabling.status === 'busy'
							? messages.enabling()
							: messages.enable() }
					</Button>
					{ enabling.status === 'busy' && <Spinner /> }
				</>
			);
		case 'ready':
			return (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.store() }
					help={ messages.storeHelp() }
					checked={ isStored }
					onChange={ onChange }
				/>
			);
	}
}

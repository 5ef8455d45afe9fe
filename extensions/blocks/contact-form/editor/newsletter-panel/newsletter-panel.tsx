import { NEWSLETTER_PLUGIN, pluginState } from '../../rules/integrations';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	Spinner,
} from '@wordpress/components';
import type { ComponentProps, ReactNode } from 'react';
import { errorMessage, useAction, useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import {
	activatePlugin,
	installPlugin,
	listPlugins,
	NOT_ACTIVATED,
} from '../../api';
import type { PluginState } from '../../rules/integrations';
import { ROOT_CLASS } from '../../markup';
import { MailingLists } from './mailing-lists';
import { messages } from './messages';

/** Status of a plugin, and the current action on it. */
type Plugin = {
	state: 'loading' | 'unknown' | 'installing' | 'activating' | PluginState;
	/** The last error message; empty when there is none. */
	error: string;
	/** Installs or activates the plugin, depending on its status. */
	start(): void;
	/** Requests the status again. */
	retry(): void;
};

/** Allows time to download and unpack a plugin. */
const SLOW = { timeout: 120_000 };

/** Requests the status of a plugin when the component mounts. */
function usePlugin( { slug, file }: { slug: string; file: string } ): Plugin {
	const { status, data, error, retry } = useEndpoint( listPlugins );
	const installing = useAction( installPlugin, SLOW );
	const activating = useAction( activatePlugin, SLOW );
	if ( ! data ) {
		return {
			state: status === 'failed' ? 'unknown' : 'loading',
			error: error ? errorMessage( error ) : '',
			start() {},
			retry,
		};
	}
	const found = pluginState( data, file );
	const isInstalled =
		found !== 'not-installed' || installing.error?.code === NOT_ACTIVATED;
	const doing = isInstalled ? activating : installing;
	const how = { status: 'active', source: 'block-editor' } as const;
	const standing =
		isInstalled && found === 'not-installed' ? 'inactive' : found;
	const { error: problem } = doing.status === 'idle' ? installing : doing;
	return {
		state: {
			idle: standing,
			failed: standing,
			busy: isInstalled
				? ( 'activating' as const )
				: ( 'installing' as const ),
			done: 'active' as const,
		}[ doing.status ],
		error: problem
			? `${
					isInstalled
						? messages.activationFailed()
						: messages.failed()
				} ${ errorMessage( problem ) }`
			: '',
		start: () =>
			void ( isInstalled
				? activating.run( { params: { plugin: file }, data: how } )
				: installing.run( { data: { slug, ...how } } ) ),
		retry,
	};
}

/** The mailing lists for visitors who consent, and the newsletter plugin. Sends no request until the panel is opened. */
export function NewsletterPanel(
	lists: ComponentProps< typeof MailingLists >
): ReactNode {
	return (
		<PanelBody
			title={ messages.title() }
			initialOpen={ false }
			className={ `${ ROOT_CLASS }__panel` }
		>
			<MailingLists { ...lists } />
			{ readInitialState().can.manageOptions ? (
				<PluginControls />
			) : (
				<p>{ messages.askAdmin() }</p>
			) }
		</PanelBody>
	);
}

/** Status of the plugin, and the button for the next step. */
function PluginControls(): ReactNode {
	const { state, error, start, retry } = usePlugin( NEWSLETTER_PLUGIN );
	const { adminUrl } = readInitialState();
	switch ( state ) {
		case 'loading':
			return (
				<p>
					<Spinner />
					{ messages.loading() }
				</p>
			);
		case 'unknown':
			return (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [ { label: messages.retry(), onClick: retry } ] }
				>
					{ error }
				</Notice>
			);
		case 'active':
			return (
				<>
					<p>{ messages.active() }</p>
					<ExternalLink href={ adminUrl + NEWSLETTER_PLUGIN.page }>
						{ messages.open() }
					</ExternalLink>
				</>
			);
		default: {
			const isInstalled = [ 'inactive', 'activating' ].includes( state );
			const isBusy = [ 'installing', 'activating' ].includes( state );
			return (
				<>
					{ error && (
						<Notice
							status="error"
							isDismissible={ false }
							spokenMessage={ error }
						>
							{ `${ error } ${ messages.requirements() } ` }
							<ExternalLink
								href={ `${ adminUrl }plugin-install.php?tab=plugin-information&plugin=${ NEWSLETTER_PLUGIN.slug }` }
							>
								{ messages.information() }
							</ExternalLink>
						</Notice>
					) }
					<p>
						{ isInstalled
							? messages.inactive()
							: messages.notInstalled() }
					</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ start }
					>
						{ labelOf( state ) }
					</Button>
				</>
			);
		}
	}
}

function labelOf(
	state: 'not-installed' | 'installing' | 'inactive' | 'activating'
): string {
	switch ( state ) {
		case 'not-installed':
			return messages.install();
		case 'installing':
			return messages.installing();
		case 'inactive':
			return messages.activate();
		case 'activating':
			return messages.activating();
	}
}

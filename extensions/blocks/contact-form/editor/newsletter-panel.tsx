import { errorMessage, useAction, useEndpoint } from '#shared/api';
import { readInitialState } from '#shared/initial-state';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	Button,
	CheckboxControl,
	ExternalLink,
	Notice,
	PanelBody,
	Spinner,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ComponentProps, ReactNode } from 'react';
import {
	activatePlugin,
	installPlugin,
	listMailingLists,
	listPlugins,
	NEWSLETTER_PLUGIN,
	NOT_ACTIVATED,
	pluginState,
	type PluginState,
} from '../api';
import { fieldName } from '../fields/kinds';
import { ROOT_CLASS } from '../markup';
import { newsletterMessages } from '../messages';

type Plugin = {
	state: 'loading' | 'unknown' | 'installing' | 'activating' | PluginState;
	/** The last error message; empty when there is none. */
	error: string;
	/** Installs or activates the plugin, depending on its status. */
	start(): void;
	retry(): void;
};

/** Long timeout, because downloading and unpacking a plugin takes time. */
const SLOW = { timeout: 120_000 };

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
						? newsletterMessages.activationFailed()
						: newsletterMessages.failed()
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
			title={ newsletterMessages.title() }
			initialOpen={ false }
			className={ `${ ROOT_CLASS }__panel` }
		>
			<MailingLists { ...lists } />
			{ readInitialState().can.manageOptions ? (
				<PluginControls />
			) : (
				<p>{ newsletterMessages.askAdmin() }</p>
			) }
		</PanelBody>
	);
}

function PluginControls(): ReactNode {
	const { state, error, start, retry } = usePlugin( NEWSLETTER_PLUGIN );
	const { adminUrl } = readInitialState();
	switch ( state ) {
		case 'loading':
			return (
				<p>
					<Spinner />
					{ newsletterMessages.loading() }
				</p>
			);
		case 'unknown':
			return (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{ label: newsletterMessages.retry(), onClick: retry },
					] }
				>
					{ error }
				</Notice>
			);
		case 'active':
			return (
				<>
					<p>{ newsletterMessages.active() }</p>
					<ExternalLink href={ adminUrl + NEWSLETTER_PLUGIN.page }>
						{ newsletterMessages.open() }
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
							{ `${ error } ${ newsletterMessages.requirements() } ` }
							<ExternalLink
								href={ `${ adminUrl }plugin-install.php?tab=plugin-information&plugin=${ NEWSLETTER_PLUGIN.slug }` }
							>
								{ newsletterMessages.information() }
							</ExternalLink>
						</Notice>
					) }
					<p>
						{ isInstalled
							? newsletterMessages.inactive()
							: newsletterMessages.notInstalled() }
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
			return newsletterMessages.install();
		case 'installing':
			return newsletterMessages.installing();
		case 'inactive':
			return newsletterMessages.activate();
		case 'activating':
			return newsletterMessages.activating();
	}
}

function MailingLists( {
	clientId,
	chosen,
	onChange,
}: {
	clientId: string;
	/** IDs of the selected lists. A list that currently accepts no addresses stays selected. */
	chosen: readonly string[];
	onChange( chosen: string[] ): void;
} ): ReactNode {
	const { status, data, error, retry } = useEndpoint( listMailingLists );
	const asksForNews = useAsksForNews( clientId );
	if ( status === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{ label: newsletterMessages.retry(), onClick: retry },
				] }
			>
				{ errorMessage( error ) }
			</Notice>
		);
	}
	if ( ! data ) {
		return (
			<p>
				<Spinner />
				{ newsletterMessages.loadingLists() }
			</p>
		);
	}
	return (
		<>
			{ ! asksForNews && <p>{ newsletterMessages.noConsent() }</p> }
			<p>
				{ data.length === 0
					? newsletterMessages.noLists()
					: newsletterMessages.listsHelp() }
			</p>
			{ data.map( ( { id, label } ) => (
				<CheckboxControl
					key={ id }
					__nextHasNoMarginBottom
					label={ label }
					checked={ chosen.includes( id ) }
					onChange={ ( isChosen ) =>
						onChange(
							isChosen
								? [ ...chosen, id ]
								: chosen.filter( ( other ) => other !== id )
						)
					}
				/>
			) ) }
		</>
	);
}

/** Whether the form contains a consent field for newsletters. */
function useAsksForNews( clientId: string ): boolean {
	return useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return editor
				.getClientIdsOfDescendants( [ clientId ] )
				.some(
					( id: string ) =>
						editor.getBlockName( id ) === fieldName( 'consent' ) &&
						editor.getBlockAttributes( id )?.isForNews === true
				);
		},
		[ clientId ]
	);
}

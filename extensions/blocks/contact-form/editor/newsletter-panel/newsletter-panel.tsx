import { readInitialState } from '#shared/initial-state';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	Spinner,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { ROOT_CLASS } from '../../markup';
import { messages } from './messages';
import { NEWSLETTER_PLUGIN } from './newsletter-plugin';
import { usePlugin } from './use-plugin';

/** The plugin that sends newsletters. Nothing is asked before the panel is opened. */
export function NewsletterPanel(): ReactNode {
	return (
		<PanelBody
			title={ messages.title() }
			initialOpen={ false }
			className={ `${ ROOT_CLASS }__panel` }
		>
			{ readInitialState().can.manageOptions ? (
				<PluginControls />
			) : (
				<p>{ messages.askAdmin() }</p>
			) }
		</PanelBody>
	);
}

/** How the plugin stands, and the way to the next state. */
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
						<Notice status="error" isDismissible={ false }>
							{ `${ messages.failed() } ${ error } ${ messages.requirements() } ` }
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

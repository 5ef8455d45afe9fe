import { useEndpoint, withServerMessage } from '#shared/api';
import { readInitialState, settingsUrl } from '#shared/initial-state';
import { PageHtml } from '#shared/ui';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	PanelBody,
	Spinner,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { readButtons } from './api';
import { messages } from './messages';

/** Shows the buttons as visitors see them. The block has no settings: the networks are the same on the whole site. */
export function Edit(): ReactNode {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ messages.settings() }>
					<p>
						{ messages.sameEverywhere() }{ ' ' }
						{ readInitialState().can.manageOptions ? (
							<ExternalLink
								href={ settingsUrl(
									'posts',
									'dovetail-blocks-sharing-networks'
								) }
							>
								{ messages.change() }
							</ExternalLink>
						) : (
							messages.askSomebody()
						) }
					</p>
					<p>{ messages.replacesRow() }</p>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<Buttons />
			</div>
		</>
	);
}

function Buttons(): ReactNode {
	const { status, data, error, retry } = useEndpoint( readButtons, {} );
	if ( data ) {
		return <PageHtml html={ data } />;
	}
	return status === 'failed' ? (
		<p role="alert">
			{ withServerMessage( messages.notLoaded(), error ) }{ ' ' }
			<Button variant="link" onClick={ retry }>
				{ messages.tryAgain() }
			</Button>
		</p>
	) : (
		<Spinner />
	);
}

import type { PanelDefinition } from '#shared/definitions';
import { useLazy, type Lazy } from '#shared/ui';
import { Button, Spinner } from '@wordpress/components';
import {
	PluginDocumentSettingPanel,
	PluginPostPublishPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import type { ComponentType, ReactNode } from 'react';
import { messages } from './messages';

/** Renders a panel in each of its places. Its content loads when the first place opens; on failure, it shows a retry button. */
export function panelPlaces(
	{ slug, prePublish, postPublish, render }: PanelDefinition,
	title: string
): ComponentType {
	const source: Lazy< { Panel: () => ReactNode } > = { load: render };
	// Without an icon, WordPress shows its default plug icon.
	const look = { title, icon: <></> };

	function Content(): ReactNode {
		const { part, error, retry } = useLazy( source );
		if ( part ) {
			return <part.Panel />;
		}
		return error ? (
			<>
				<p>{ messages.panelFailed() }</p>
				<Button variant="secondary" onClick={ retry }>
					{ messages.retry() }
				</Button>
			</>
		) : (
			<Spinner />
		);
	}

	return function PanelPlaces() {
		return (
			<>
				<PluginDocumentSettingPanel name={ slug } title={ title }>
					<Content />
				</PluginDocumentSettingPanel>
				{ prePublish && (
					<PluginPrePublishPanel
						{ ...look }
						initialOpen={ prePublish === 'open' }
					>
						<Content />
					</PluginPrePublishPanel>
				) }
				{ postPublish && (
					<PluginPostPublishPanel { ...look } initialOpen>
						<Content />
					</PluginPostPublishPanel>
				) }
			</>
		);
	};
}

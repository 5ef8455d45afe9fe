import type { PanelDefinition } from '#shared/definitions';
import {
	PluginPostPublishPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import type { ComponentType } from 'react';
import { LazyPanel, type PanelSource } from './lazy-panel';

/** Renders a panel in the pre-publish panel, the post-publish panel, or both. */
export function panelPlaces(
	{ prePublish, postPublish }: PanelDefinition,
	title: string,
	source: PanelSource
): ComponentType {
	// An empty icon, because WordPress otherwise shows its default plug icon.
	const look = { title, icon: <></> };

	return function PanelPlaces() {
		return (
			<>
				{ prePublish && (
					<PluginPrePublishPanel
						{ ...look }
						initialOpen={ prePublish === 'open' }
					>
						<LazyPanel source={ source } />
					</PluginPrePublishPanel>
				) }
				{ postPublish && (
					<PluginPostPublishPanel { ...look } initialOpen>
						<LazyPanel source={ source } />
					</PluginPostPublishPanel>
				) }
			</>
		);
	};
}
